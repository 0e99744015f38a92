import type { StyleId } from '../../../catalog/styles.ts';
import type { BaseSet } from './base-set.ts';
import { boldSets } from './bold.ts';
import { corporateSets } from './corporate.ts';
import { futuristicSets } from './futuristic.ts';
import { luxurySets } from './luxury.ts';
import { minimalSets } from './minimal.ts';
import { organicSets } from './organic.ts';
import { playfulSets } from './playful.ts';
import { retroSets } from './retro.ts';

/** Oklch values by style. */
export const baseSets: Readonly<Record<StyleId, readonly BaseSet[]>> = {
  minimal: minimalSets,
  bold: boldSets,
  playful: playfulSets,
  luxury: luxurySets,
  corporate: corporateSets,
  retro: retroSets,
  futuristic: futuristicSets,
  organic: organicSets,
};
