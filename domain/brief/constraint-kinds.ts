import type { BriefContent } from './content.ts';

/** The source of a constraint, in one word. */
export const constraintKinds: Record<BriefContent['constraints'][number]['type'], string> = {
  legal: 'Legal',
  technical: 'Technical',
  brand: 'Brand',
  content: 'Content',
  time: 'Time',
  people: 'People',
  money: 'Money',
};
