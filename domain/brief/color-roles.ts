import type { ColorRole } from './content.ts';

/** What a colour of a brief's palette is for, in words. */
export const colorRoles: Record<ColorRole, string> = {
  background: 'Background',
  surface: 'Surface',
  text: 'Text',
  action: 'Action',
  actionText: 'Text on action',
  accent: 'Accent',
};

/** Pairs that are read together; each is said with its contrast. */
export const contrastPairs: readonly (readonly [front: ColorRole, back: ColorRole])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['actionText', 'action'],
];
