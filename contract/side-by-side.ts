import { z } from 'zod';
import { verdicts } from '#domain/critique/critique.ts';
import { defineCall } from './call.ts';
import { id, industry, personName, style } from './common.ts';
import { picture } from './media.ts';
import { popularity } from './popularity.ts';

/** One answer to a brief, as a column. */
export const answerColumn = z.object({
  id,
  title: z.string(),
  designer: personName,
  isSample: z.boolean(),
  /** For each compared part the frame that stands for it; `null` where the design does not show it. */
  frames: z.array(z.object({ name: z.string(), picture }).nullable()),
  /** For each part the other frames that are linked to it, up to three. */
  further: z.array(z.array(z.object({ name: z.string(), picture }))),
  /** False: the design links no frame to any part, so its first frame stands for each. */
  isLinked: z.boolean(),
  /** How often others gave each verdict, over all lines of the brief. */
  verdicts: z.record(z.enum(verdicts), z.int()),
  ...popularity,
});
export type AnswerColumn = z.infer<typeof answerColumn>;

/** SHOW-9: answers to a community brief, up to six at once, with the same deliverables in each. */
export const sideBySide = z.object({
  brief: z.object({ id, title: z.string(), industry, styles: z.array(style) }),
  /**
   * Features and deliverables that at least two of the answers show, in the brief's order. On the brief's own page the
   * last one is the first frame, where an answer links no frame to the brief.
   */
  deliverables: z.array(z.string()),
  columns: z.array(answerColumn),
  /** All that can stand there, on the brief's own page where there are more than two. */
  choice: z
    .object({
      /** Counted from 1; `null` where a person chose the answers. */
      page: z.int().nullable(),
      pages: z.int(),
      answers: z.array(z.object({ id, title: z.string(), designer: z.string() })),
    })
    .nullable(),
});
export type SideBySide = z.infer<typeof sideBySide>;

export const getSideBySide = defineCall({
  method: 'GET',
  path: '/api/briefs/:id/side-by-side',
  summary:
    'Answers to a community brief beside each other: the frame that stands for each deliverable, and the critique',
  tag: 'showcase',
  who: 'anyone',
  params: z.strictObject({ id }),
  query: z.strictObject({
    /** Six at once, counted from 1. */
    page: z
      .string()
      .regex(/^[1-9]\d?$/)
      .default('1')
      .transform(Number),
    /** The answers to show instead, up to six. */
    of: z
      .string()
      .max(2_000)
      .default('')
      .transform((text) => text.split(',').filter(Boolean)),
  }),
  /** `null` where there are fewer than two answers. */
  answer: sideBySide.nullable(),
});
