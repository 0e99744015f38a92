import type { BriefContent } from './content.ts';

/** What a constraint comes from, in a word. */
export const constraintKinds: Record<BriefContent['constraints'][number]['type'], string> = {
  legal: 'Legal',
  technical: 'Technical',
  brand: 'Brand',
  content: 'Content',
  time: 'Time',
  people: 'People',
  money: 'Money',
};
