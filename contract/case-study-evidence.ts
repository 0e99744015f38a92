import { z } from 'zod';
import { SMOOTHED_AT_ONCE, SMOOTHED_CHARS_MAX } from '#domain/case-study/smoothing.ts';
import { answers } from '#domain/critique/critique.ts';
import { buildStatuses } from '#domain/workspace/build-status.ts';
import { defineCall } from './call.ts';
import { id, style, time } from './common.ts';

const tag = 'case studies';

/** Recorded facts about a design. A draft is built from these and from nothing else (EDIT-13). */
export const caseStudyEvidence = z.object({
  design: z.object({
    id,
    title: z.string(),
    approach: z.string(),
    challenges: z.string(),
    resources: z.string(),
    createdAt: time,
  }),
  brief: z
    .object({
      id,
      title: z.string(),
      projectDescription: z.string(),
      projectGoals: z.array(z.string()),
      primaryAudience: z.string(),
      plotTwist: z.string(),
      colors: z.array(z.object({ hex: z.string(), role: z.string() })),
      styles: z.array(style),
    })
    .nullable(),
  /** The conversation with the brief’s client; `null` when there was none. */
  client: z
    .object({
      name: z.string(),
      role: z.string(),
      log: z.array(z.object({ speaker: z.enum(['designer', 'client']), kind: z.string(), text: z.string() })),
    })
    .nullable(),
  milestones: z.array(z.object({ id, title: z.string(), percentage: z.int(), isDone: z.boolean() })),
  requirements: z.array(
    z.object({
      key: z.string(),
      deliverable: z.string(),
      text: z.string(),
      frameIds: z.array(z.string()),
      arguedAway: z.string(),
    }),
  ),
  frames: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      mediaId: id,
      isFeatured: z.boolean(),
      width: z.int(),
      height: z.int(),
      /** Places in percent of the frame. */
      pins: z.array(z.object({ text: z.string(), x: z.number(), y: z.number() })),
      notes: z.array(z.string()),
    }),
  ),
  /** The critiques of the design in numbers, and the author's answers to suggestions. */
  critique: z.object({
    total: z.int(),
    counts: z.object({ met: z.int(), partly: z.int(), not: z.int(), unclear: z.int() }),
    answers: z.array(
      z.object({ critiqueId: id, line: z.string(), asked: z.string(), answer: z.enum(answers), reason: z.string() }),
    ),
  }),
  /** Progress of each build, and the fidelity (0 to 100) of approved frames in their last round. */
  builds: z.array(
    z.object({
      status: z.enum(buildStatuses),
      frames: z.int(),
      approved: z.array(z.object({ name: z.string(), fidelity: z.int(), round: z.int() })),
    }),
  ),
});
export type CaseStudyEvidence = z.infer<typeof caseStudyEvidence>;

export const getCaseStudyEvidence = defineCall({
  method: 'GET',
  path: '/api/submissions/:id/evidence',
  summary:
    'What is recorded of one own design: brief, milestones, deliverables, reflection, frames and notes, critique, builds',
  tag,
  who: 'person',
  params: z.strictObject({ id }),
  answer: caseStudyEvidence,
  errors: ['submission_not_found'],
});

const paragraph = z.strictObject({ id: z.string().min(1).max(80), text: z.string().max(SMOOTHED_CHARS_MAX) });

export const smoothWording = defineCall({
  method: 'POST',
  path: '/api/submissions/:id/smoothed',
  summary:
    'Have the language model smooth the wording of drafted paragraphs. It is sent these texts alone; an answer that changes a fact is not handed on, and nothing is stored',
  tag,
  who: 'person',
  params: z.strictObject({ id }),
  body: z.strictObject({ paragraphs: z.array(paragraph).min(1).max(SMOOTHED_AT_ONCE) }),
  /** Only rewordings that read differently and keep every fact; `refused` counts the others. */
  answer: z.object({ paragraphs: z.array(z.object({ id: z.string(), text: z.string() })), refused: z.int() }),
  errors: ['submission_not_found', 'move_refused', 'too_many_requests', 'writer_failed', 'writer_timed_out'],
});
