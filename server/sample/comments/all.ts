import { commentsOnFirstDesigns } from './first-designs.ts';
import { commentsOnLaterDesigns } from './later-designs.ts';
import type { SampleComment } from './sample-comment.ts';

/** By the design's slug. */
export const sampleComments: Readonly<Record<string, readonly SampleComment[]>> = {
  ...commentsOnFirstDesigns,
  ...commentsOnLaterDesigns,
};
