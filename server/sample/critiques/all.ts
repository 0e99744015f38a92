import { critiquesOfFirstDesigns } from './first-designs.ts';
import { critiquesOfOtherAnswers } from './other-answers.ts';
import type { SampleCritique } from './sample-critique.ts';
import { critiquesOfSingleAnswers } from './single-answers.ts';
import { critiquesOfTarnValleyBank } from './tarn-valley-bank.ts';

/** By the design's slug. */
export const sampleCritiques: Readonly<Record<string, readonly SampleCritique[]>> = {
  ...critiquesOfFirstDesigns,
  ...critiquesOfTarnValleyBank,
  ...critiquesOfOtherAnswers,
  ...critiquesOfSingleAnswers,
};
