import { z } from 'zod';
import { defineCall } from './call.ts';
import { popularity } from './popularity.ts';
import { submissionCard } from './submission.ts';

/** A public design as the showcase lists it. */
export const showcaseCard = submissionCard.extend(popularity);
export type ShowcaseCard = z.infer<typeof showcaseCard>;

/** The newest public designs that belong to a brief. */
export const listShowcase = defineCall({
  method: 'GET',
  path: '/api/showcase',
  summary: 'Public designs, newest first, nine at a time',
  tag: 'showcase',
  who: 'anyone',
  query: z.strictObject({ cursor: z.string().max(200).optional() }),
  answer: z.object({ items: z.array(showcaseCard), nextCursor: z.string().nullable() }),
});
