import type { AnswerColumn } from '#contract/side-by-side.ts';

type Frame = AnswerColumn['frames'][number];

/** The box that holds a deliverable's frame in each column, in units of its width: every frame fits in whole. */
export interface Stage {
  width: number;
  height: number;
}

const WIDTH = 1000;
/** A whole scrolling page would make all columns as long as itself. */
const HEIGHT_MAX = 2.2;
const HEIGHT_MIN = 0.56;

export function stageOf(frames: readonly Frame[]): Stage {
  const heights = frames.flatMap((frame) => (frame ? [frame.picture.height / frame.picture.width] : []));
  const height = Math.min(HEIGHT_MAX, Math.max(HEIGHT_MIN, ...heights));
  return { width: WIDTH, height: Math.round(height * WIDTH) };
}

/** Landscape frames are too small in four columns, so they stand two in a row. */
export function isWide(stages: readonly Stage[]): boolean {
  return stages.every(({ width, height }) => height < width);
}

/** Whether most frames of an answer are landscape. */
export function isLandscape(frames: readonly Frame[]): boolean {
  const shown = frames.filter((frame) => frame !== null);
  return shown.filter(({ picture }) => picture.height < picture.width).length * 2 > shown.length;
}
