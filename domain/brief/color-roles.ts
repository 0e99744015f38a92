import type { ColorRole } from './content.ts';

/** The purpose of each palette colour, in words. */
export const colorRoles: Record<ColorRole, string> = {
  background: 'Background',
  surface: 'Surface',
  text: 'Text',
  muted: 'Muted text',
  action: 'Action',
  actionText: 'Text on action',
  accent: 'Accent',
  success: 'Success',
  error: 'Error',
};

/** Pairs of colours that are read together; the contrast of each is shown. */
export const contrastPairs: readonly (readonly [front: ColorRole, back: ColorRole])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['actionText', 'action'],
];
