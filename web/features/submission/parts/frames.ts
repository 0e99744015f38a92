import type { DraftContent, Frame } from '#contract/submission-draft.ts';
import { pruneCoverage } from '#domain/submission/coverage.ts';
import { FRAME_NAME_MAX, FRAMES_MAX } from '#domain/submission/limits.ts';
import { cut } from '#domain/text/cut.ts';

/** Uploaded frames have ids of their own; frames of a design file have the file's ids. */
const UPLOAD_PREFIX = 'upload-';

export function isUpload(frame: Frame): boolean {
  return frame.id.startsWith(UPLOAD_PREFIX);
}

/** Makes a frame from an uploaded picture. `id` is new; the name is the file's name without its extension. */
export function frameOfUpload(upload: { id: string; fileName: string; mediaId: string }): Frame {
  const name = upload.fileName.replace(/\.[^.]+$/, '').trim() || 'Picture';
  return {
    id: UPLOAD_PREFIX + upload.id,
    name: cut(name, FRAME_NAME_MAX),
    pageId: null,
    pageName: null,
    mediaId: upload.mediaId,
    selected: true,
    featured: false,
  };
}

/** Exactly one chosen frame is featured: the current one, or else the first chosen one (SUB-2). */
export function withOneFeatured(frames: readonly Frame[]): Frame[] {
  const featured =
    frames.find((frame) => frame.selected && frame.featured) ?? frames.find((frame) => frame.selected) ?? null;
  return frames.map((frame) => ({ ...frame, featured: frame === featured }));
}

/** Adds frames at the end, chosen, up to the maximum. */
export function addFrames(frames: readonly Frame[], added: readonly Frame[]): Frame[] {
  return withOneFeatured([...frames, ...added].slice(0, FRAMES_MAX));
}

export function select(frames: readonly Frame[], ids: 'all' | 'none' | { id: string; selected: boolean }): Frame[] {
  const wanted = (frame: Frame) =>
    typeof ids === 'string' ? ids === 'all' : frame.id === ids.id ? ids.selected : frame.selected;
  return withOneFeatured(chosenFirst(frames.map((frame) => ({ ...frame, selected: wanted(frame) }))));
}

/** Frames that are left out come last, so that they are in nobody's way. */
function chosenFirst(frames: readonly Frame[]): Frame[] {
  return frames.toSorted((one, other) => Number(other.selected) - Number(one.selected));
}

/** Features a frame, and also chooses it. */
export function feature(frames: readonly Frame[], id: string): Frame[] {
  return chosenFirst(
    frames.map((frame) => ({
      ...frame,
      featured: frame.id === id,
      selected: frame.selected || frame.id === id,
    })),
  );
}

export function rename(frames: readonly Frame[], id: string, name: string): Frame[] {
  return frames.map((frame) => (frame.id === id ? { ...frame, name } : frame));
}

/** Moves a frame by this number of places, at most to the ends. */
export function moveFrame(frames: readonly Frame[], id: string, by: number): Frame[] {
  const from = frames.findIndex((frame) => frame.id === id);
  if (from < 0) return [...frames];
  const to = Math.min(Math.max(from + by, 0), frames.length - 1);
  const rest = frames.toSpliced(from, 1);
  return rest.toSpliced(to, 0, frames[from]!);
}

/** Moves a frame to a place, counted from 1. */
export function moveTo(frames: readonly Frame[], id: string, place: number): Frame[] {
  return moveFrame(frames, id, place - 1 - frames.findIndex((frame) => frame.id === id));
}

/** A draft without the frames that `keeps` rejects, and without their notes and evidence. */
export function keepFrames(content: DraftContent, keeps: (frame: Frame) => boolean): DraftContent {
  return withFrames(content, content.frames.filter(keeps));
}

/**
 * Replaces an earlier design file's frames with those of a new file. Choices and notes stay for frames with the same
 * id; uploads follow after the file's frames.
 */
export function withFileFrames(content: DraftContent, fresh: readonly Frame[]): DraftContent {
  const known = new Map(content.frames.map((frame) => [frame.id, frame]));
  const fromFile = fresh.map((frame) => {
    const before = known.get(frame.id);
    return before ? { ...frame, selected: before.selected, featured: before.featured } : frame;
  });
  const uploads = content.frames.filter(isUpload);
  const room = Math.max(FRAMES_MAX - uploads.length, 0);
  // A picture that was the only one is featured by default; a later one was featured on purpose.
  const isFirstFile = uploads.length === content.frames.length;
  const wasDefault = content.frames.find((frame) => frame.selected)?.featured;
  const isImported = isFirstFile && wasDefault ? uploads.map((frame) => ({ ...frame, featured: false })) : uploads;
  return withFrames(content, [...fromFile.slice(0, room), ...isImported]);
}

function withFrames(content: DraftContent, frames: readonly Frame[]): DraftContent {
  const ids = new Set(frames.map((frame) => frame.id));
  const annotations = Object.fromEntries(Object.entries(content.annotations).filter(([id]) => ids.has(id)));
  const noteIds = new Set(Object.values(annotations).flatMap(({ general }) => general.map((note) => note.id)));
  return {
    ...content,
    frames: withOneFeatured(frames),
    annotations,
    coverage: pruneCoverage(content.coverage, ids, noteIds),
  };
}
