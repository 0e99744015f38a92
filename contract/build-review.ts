import { z } from 'zod';
import { compressedPictures } from '#domain/build-review/compression.ts';
import { findingKinds } from '#domain/build-review/kinds.ts';
import { IGNORED_MAX, REVIEW_NOTE_MAX, reviewStates, verdictKinds } from '#domain/build-review/review.ts';
import { buildStatuses } from '#domain/workspace/build-status.ts';
import { defineCall } from './call.ts';
import { eventsUntil, id, personName, revision, time } from './common.ts';
import { picture } from './media.ts';

const party = z.enum(['designer', 'developer']);
const points = z.int().min(0).max(100);

const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const verdict = z.object({ finding: z.int(), verdict: z.enum(verdictKinds), note: z.string() });

const finding = z.object({
  number: z.int(),
  kind: z.enum(findingKinds),
  /** In fractions of the design's width and height; y is above 1 where the build is longer than the design. */
  places: z.array(place),
  dx: z.int(),
  dy: z.int(),
  px: z.int(),
  from: z.string(),
  to: z.string(),
});

/** The result of comparing the two pictures. */
export const comparisonResult = z.object({
  fidelity: points,
  /** Null: not measured, because the pictures have too little in common. */
  parts: z.object({ layout: points.nullable(), colour: points.nullable(), content: points }),
  /** Share of the picture that differs, in percent. */
  differing: z.number(),
  findings: z.array(finding),
  /** Number of small differences without a finding of their own. */
  more: z.int(),
  /** The size at which the two were compared. */
  width: z.int(),
  designHeight: z.int(),
  buildHeight: z.int(),
  /** The screenshot is compressed with loss, so differences at edges are tolerated more. */
  isCompressed: z.boolean(),
  /** Which of the two is; absent where neither is, and in results of earlier versions. */
  compressed: z.enum(compressedPictures).optional(),
});
export type ComparisonResult = z.infer<typeof comparisonResult>;

export const buildReview = z.object({
  id,
  frameId: z.string(),
  frameName: z.string(),
  /** Number of the screenshot of this frame in this workspace: 1, 2, … */
  round: z.int(),
  state: z.enum(reviewStates),
  /** The design as it was when the screenshot arrived. */
  design: picture,
  build: picture,
  ignored: z.array(place),
  result: comparisonResult.nullable(),
  /** Picture of the differences, shown over the design. */
  heatUrl: z.string().nullable(),
  verdicts: z.array(verdict),
  /** The designer's note with the decision. */
  note: z.string(),
  revision,
  addedAt: time,
  decidedAt: time.nullable(),
});
export type BuildReview = z.infer<typeof buildReview>;

const earlierRound = z.object({
  id,
  round: z.int(),
  state: z.enum(reviewStates),
  fidelity: points.nullable(),
  note: z.string(),
  addedAt: time,
  decidedAt: time.nullable(),
});

const reviewedFrame = z.object({
  id: z.string(),
  name: z.string(),
  picture,
  /** The newest screenshot, in any state. */
  current: buildReview.nullable(),
  /** The screenshots before it, newest first. */
  earlier: z.array(earlierRound),
});
export type ReviewedFrame = z.infer<typeof reviewedFrame>;

export const buildReviews = z.object({
  /** The workspace's own id; events carry it. */
  id,
  designId: z.string(),
  isDemo: z.boolean(),
  title: z.string(),
  designer: personName,
  developer: personName,
  iAm: party,
  /** Stage of the build. Screenshots are possible only once the build has begun. */
  status: z.enum(buildStatuses),
  frames: z.array(reviewedFrame),
  eventsUntil,
});
export type BuildReviews = z.infer<typeof buildReviews>;

const note = z
  .string()
  .trim()
  .max(REVIEW_NOTE_MAX, `Keep it under ${REVIEW_NOTE_MAX + 1} characters`);
const fraction = z.number().min(0).max(1);

export const listBuildReviews = defineCall({
  method: 'GET',
  path: '/api/workspaces/:designId/reviews',
  summary: 'The frames of a design and the screenshots of their build, by the design’s id: for its two people',
  tag: 'build review',
  who: 'person',
  params: z.strictObject({ designId: id }),
  answer: buildReviews,
  errors: ['workspace_not_found'],
});

export const addBuild = defineCall({
  method: 'POST',
  path: '/api/workspaces/:designId/reviews',
  summary: 'Add a screenshot of the build of one frame, an own picture brought before. For the developer',
  tag: 'build review',
  who: 'person',
  params: z.strictObject({ designId: id }),
  body: z.strictObject({ frameId: z.string().min(1).max(120), mediaId: id }),
  answer: buildReview,
  status: 201,
  errors: ['workspace_not_found', 'media_not_found', 'review_refused', 'too_many_requests', 'idempotency_mismatch'],
  idempotent: true,
});

const params = z.strictObject({ id });

export const getBuildReview = defineCall({
  method: 'GET',
  path: '/api/build-reviews/:id',
  summary: 'One screenshot and what was said about it',
  tag: 'build review',
  who: 'person',
  params,
  answer: buildReview,
  errors: ['review_not_found'],
});

export const ignoreAreas = defineCall({
  method: 'PUT',
  path: '/api/build-reviews/:id/ignored',
  summary: 'Say which areas are not compared, and compare again. For the designer, before deciding',
  tag: 'build review',
  who: 'person',
  params,
  body: z.strictObject({
    revision,
    areas: z
      .array(
        z
          .strictObject({ x: fraction, y: fraction, width: fraction, height: fraction })
          .refine(
            ({ x, width, y, height }) => x + width <= 1.0001 && y + height <= 1.0001,
            'The area leaves the picture',
          ),
      )
      .max(IGNORED_MAX, `Ignore at most ${IGNORED_MAX} areas`),
  }),
  answer: buildReview,
  errors: ['review_not_found', 'review_refused', 'moved_on', 'too_many_requests'],
});

const newVerdicts = z
  .array(z.strictObject({ finding: z.int().min(1), verdict: z.enum(verdictKinds).nullable(), note: note.default('') }))
  .max(50);

export const judgeFindings = defineCall({
  method: 'PUT',
  path: '/api/build-reviews/:id/verdicts',
  summary: 'Judge findings: fine as built, returned, or undecided again. For the designer',
  tag: 'build review',
  who: 'person',
  params,
  body: z.strictObject({
    revision,
    verdicts: newVerdicts.min(1),
  }),
  answer: buildReview,
  errors: ['review_not_found', 'review_refused', 'moved_on', 'too_many_requests'],
});

export const decideReview = defineCall({
  method: 'PUT',
  path: '/api/build-reviews/:id/decision',
  summary:
    'Approve a screenshot, or ask for changes with a note and with verdicts that were not sent yet. For the designer, once',
  tag: 'build review',
  who: 'person',
  params,
  body: z
    .strictObject({
      revision,
      decision: z.enum(['approved', 'returned']),
      note: note.default(''),
      verdicts: newVerdicts.default([]),
    })
    .refine(({ decision, note: said }) => decision === 'approved' || said !== '', {
      path: ['note'],
      message: 'Say what should change',
    }),
  answer: buildReview,
  errors: ['review_not_found', 'review_refused', 'moved_on', 'review_undecided', 'too_many_requests'],
});

/*
 * GET /api/build-reviews/:id/heat.png answers bytes and is a plain route.
 */
