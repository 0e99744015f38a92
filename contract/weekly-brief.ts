import { z } from 'zod';
import { isWeek } from '#domain/weekly-brief/week.ts';
import { defineCall } from './call.ts';
import { id, industry, level, style, timeBoxDays } from './common.ts';
import { sideBySide } from './side-by-side.ts';

/** A Monday, UTC. */
const week = z.string().refine(isWeek, 'Name a week by its Monday');

/** SHOW-10: the community brief of one week. */
export const weeklyBrief = z.object({
  week,
  chosenBy: z.enum(['rule', 'operator']),
  id,
  title: z.string(),
  description: z.string(),
  industry,
  styles: z.array(style),
  level,
  timeBoxDays,
  /** The public designs for it that were submitted in that week. */
  answerCount: z.int(),
});
export type WeeklyBrief = z.infer<typeof weeklyBrief>;

export const listWeeklyBriefs = defineCall({
  method: 'GET',
  path: '/api/weekly-briefs',
  summary: 'The briefs of the week, this week’s first, twelve at a time',
  tag: 'showcase',
  who: 'anyone',
  query: z.strictObject({ cursor: week.optional() }),
  answer: z.object({ items: z.array(weeklyBrief), nextCursor: z.string().nullable() }),
});

export const getWeeklyBrief = defineCall({
  method: 'GET',
  path: '/api/weekly-briefs/:week',
  summary: 'One brief of the week, and from the next Monday on the answers of that week beside each other',
  tag: 'showcase',
  who: 'anyone',
  params: z.strictObject({ week }),
  answer: z.object({ brief: weeklyBrief, isOver: z.boolean(), compared: sideBySide.nullable() }),
  errors: ['not_found'],
});
