import { z } from 'zod';
import {
  isPlausibleDay,
  MILESTONE_PERCENT_MAX,
  MILESTONE_PERCENT_MIN,
  MILESTONE_TITLE_MAX,
  milestoneTexts,
} from '#domain/milestone/milestone.ts';
import { defineCall } from './call.ts';
import { date, id, time } from './common.ts';

export const milestone = z.object({
  id,
  title: z.string(),
  percentage: z.int(),
  doneAt: time.nullable(),
  /** The day it is due, if the person gave it one. */
  dueOn: date.nullable(),
});
export type Milestone = z.infer<typeof milestone>;

const title = z
  .string()
  .trim()
  .min(1, milestoneTexts.titleMissing)
  .max(MILESTONE_TITLE_MAX, milestoneTexts.titleTooLong);
const percentage = z
  .int(milestoneTexts.percentInvalid)
  .min(MILESTONE_PERCENT_MIN, milestoneTexts.percentInvalid)
  .max(MILESTONE_PERCENT_MAX, milestoneTexts.percentInvalid);

const dueOn = z.iso.date(milestoneTexts.dayInvalid).refine(isPlausibleDay, milestoneTexts.dayInvalid).nullable();

const briefParams = z.strictObject({ id });
const milestoneParams = z.strictObject({ id, milestoneId: id });

export const listMilestones = defineCall({
  method: 'GET',
  path: '/api/briefs/:id/milestones',
  summary: 'Own milestones on a brief, by percentage',
  tag: 'milestones',
  who: 'person',
  params: briefParams,
  answer: z.object({ items: z.array(milestone) }),
  errors: ['brief_not_found'],
});

export const addMilestone = defineCall({
  method: 'POST',
  path: '/api/briefs/:id/milestones',
  summary: 'Add a milestone to a started brief',
  tag: 'milestones',
  who: 'person',
  params: briefParams,
  body: z.strictObject({
    title,
    percentage,
    /** A deleted milestone that is restored may already be done. */
    done: z.boolean().optional(),
    dueOn: dueOn.optional(),
  }),
  answer: milestone,
  status: 201,
  errors: ['brief_not_found', 'move_refused', 'milestone_taken', 'too_many_requests', 'idempotency_mismatch'],
  idempotent: true,
});

export const changeMilestone = defineCall({
  method: 'PATCH',
  path: '/api/briefs/:id/milestones/:milestoneId',
  summary: 'Tick a milestone done or open again, rename it, move it, or give it a day',
  tag: 'milestones',
  who: 'person',
  params: milestoneParams,
  body: z.strictObject({
    title: title.optional(),
    percentage: percentage.optional(),
    dueOn: dueOn.optional(),
    done: z.boolean().optional(),
  }),
  answer: milestone,
  errors: ['milestone_not_found', 'milestone_taken'],
});

export const deleteMilestone = defineCall({
  method: 'DELETE',
  path: '/api/briefs/:id/milestones/:milestoneId',
  summary: 'Take a milestone away',
  tag: 'milestones',
  who: 'person',
  params: milestoneParams,
  answer: null,
  status: 204,
  errors: ['milestone_not_found'],
});
