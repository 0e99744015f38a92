import { z } from 'zod';
import { briefContentSchema } from '#domain/brief/content.ts';
import { focusIds } from '#domain/brief/focus.ts';
import { briefSectionIds } from '#domain/brief/sections.ts';
import { DEFAULT_LEVEL } from '#domain/catalog/levels.ts';
import { defineCall } from './call.ts';
import { chosenStyles, id, industry, level, style, time, timeBoxDays } from './common.ts';

/** A brief in the making, or its result. `content` grows while `state` is `writing`. */
export const generation = z.object({
  id,
  state: z.enum(['writing', 'done', 'failed', 'cancelled']),
  industry,
  styles: z.array(style),
  level,
  timeBoxDays,
  docket: z.string(),
  engine: z.enum(['composer', 'model']),
  title: z.string(),
  /** The fields that have arrived so far, in the shape of a brief's content. */
  content: z.looseObject({}),
  /** Grows with every change, so that a late answer is recognised. */
  revision: z.int(),
  attempt: z.int(),
  startedAt: time,
  /** Set once the brief is stored; its page is /brief/{briefId}. */
  briefId: id.nullable(),
  /** Whether the brief counts in this month's quota. A failed or cancelled brief does not count. */
  briefCountIncremented: z.boolean(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type Generation = z.infer<typeof generation>;

const generationParams = z.strictObject({ id });

/** Asks for the built-in composer instead of the model that this installation uses. */
const engine = z.literal('composer').optional();

export const createBrief = defineCall({
  method: 'POST',
  path: '/api/briefs',
  summary:
    'Have a brief written. Answers when it is done; with Accept: text/event-stream, while it is being written; with Prefer: respond-async, at once',
  tag: 'briefs',
  who: 'person',
  body: z.strictObject({
    industry,
    styles: chosenStyles,
    level: level.default(DEFAULT_LEVEL),
    timeBoxDays: timeBoxDays.default(null),
    /** What the person wants to practise; the case is one that asks for it. */
    focus: z.enum(focusIds).optional(),
    engine,
  }),
  answer: generation,
  status: 201,
  errors: ['quota_reached', 'writer_failed', 'writer_timed_out', 'idempotency_mismatch'],
  idempotent: true,
});

export const regenerateBrief = defineCall({
  method: 'POST',
  path: '/api/briefs/:id/regenerate',
  summary: 'Have a brief that is not started written again; it counts like a new one',
  tag: 'briefs',
  who: 'person',
  params: generationParams,
  body: z.strictObject({ engine }).optional(),
  answer: generation,
  status: 201,
  errors: [
    'brief_not_found',
    'brief_started',
    'quota_reached',
    'writer_failed',
    'writer_timed_out',
    'idempotency_mismatch',
  ],
  idempotent: true,
});

export const getGeneration = defineCall({
  method: 'GET',
  path: '/api/generations/:id',
  summary: 'Pick a generation up again; with Accept: text/event-stream, follow it to its end',
  tag: 'briefs',
  who: 'person',
  params: generationParams,
  answer: generation,
  errors: ['generation_not_found'],
});

export const cancelGeneration = defineCall({
  method: 'DELETE',
  path: '/api/generations/:id',
  summary:
    'Stop the writing and give the place back; for two minutes after its end too, while the new brief is not started',
  tag: 'briefs',
  who: 'person',
  params: generationParams,
  answer: generation,
  errors: ['generation_not_found', 'generation_finished', 'cancellations_used_up'],
});

export const listGenerations = defineCall({
  method: 'GET',
  path: '/api/generations',
  summary: 'The generations of the signed-in person that are still being written',
  tag: 'briefs',
  who: 'person',
  answer: z.object({ items: z.array(generation) }),
});

export const regenerateSection = defineCall({
  method: 'POST',
  path: '/api/briefs/:id/sections/:section/regenerate',
  summary: 'Have one section of a brief that is not started written again; the others stay, and it costs no place',
  tag: 'briefs',
  who: 'person',
  params: z.strictObject({ id, section: z.enum(briefSectionIds) }),
  answer: z.object({
    content: briefContentSchema,
    originality: z.string().nullable(),
    /** How many section rewrites of this brief are left. */
    sectionRewritesLeft: z.int(),
  }),
  errors: [
    'brief_not_found',
    'brief_started',
    'brief_being_written',
    'section_rewrites_used_up',
    'section_fixed',
    'writer_failed',
    'writer_timed_out',
    'idempotency_mismatch',
  ],
  idempotent: true,
});
