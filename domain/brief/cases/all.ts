import type { IndustryId } from '../../catalog/industries.ts';
import type { Case } from './case.ts';
import { ecommerceCases } from './ecommerce/all.ts';
import { educationCases } from './education/all.ts';
import { financeCases } from './finance/all.ts';
import { foodCases } from './food/all.ts';
import { healthCases } from './health/all.ts';
import { travelCases } from './travel/all.ts';

const cases: Readonly<Record<IndustryId, readonly Case[]>> = {
  ecommerce: ecommerceCases,
  health: healthCases,
  finance: financeCases,
  education: educationCases,
  food: foodCases,
  travel: travelCases,
};

export function casesOf(industry: IndustryId): readonly Case[] {
  return cases[industry];
}
