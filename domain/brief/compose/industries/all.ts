import type { IndustryId } from '../../../catalog/industries.ts';
import type { Kind } from '../kinds.ts';
import { spareParts } from './ecommerce/spare-parts.ts';
import { eveningSchool } from './education/evening-school.ts';
import { creditUnion } from './finance/credit-union.ts';
import { bakery } from './food/bakery.ts';
import { physio } from './health/physio.ts';
import { huts } from './travel/huts.ts';

const kinds: Record<IndustryId, readonly Kind[]> = {
  ecommerce: [spareParts],
  health: [physio],
  finance: [creditUnion],
  education: [eveningSchool],
  food: [bakery],
  travel: [huts],
};

export function kindsOf(industry: IndustryId): readonly Kind[] {
  return kinds[industry];
}
