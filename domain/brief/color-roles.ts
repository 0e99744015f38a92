import { contrast } from '../color/contrast.ts';
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

const ON_GROUNDS = ['text', 'muted', 'action', 'accent', 'success', 'error'] as const;

type HexOf = (role: ColorRole) => string | undefined;

/** WCAG AA for text of any size. */
const READABLE = 4.5;

/** What a designer has to heed in a colour, in a few words. */
export function noteOn(role: ColorRole, hexOf: HexOf): string {
  if (role === 'success' || role === 'error') return 'with a word or sign';
  if (role !== 'accent') return '';
  const [accent, ...grounds] = (['accent', 'background', 'surface'] as const).map(hexOf);
  const isReadable = grounds.every((ground) => !accent || !ground || contrast(accent, ground) >= READABLE);
  return isReadable ? '' : 'for marks, not letters';
}

/** One decimal place, cut off: 4.47 is not 4.5. */
const writeContrast = (one: string, other: string): string => (Math.floor(contrast(one, other) * 10) / 10).toFixed(1);

/** The contrasts of colours that are read together: of each on background and surface, and of the text on action. */
export function contrastsOf(hexOf: HexOf): { role: ColorRole; ratios: string }[] {
  const on = (front: ColorRole, backs: readonly ColorRole[]) => {
    const colors = [front, ...backs].map(hexOf);
    if (!colors.every((hex) => hex !== undefined)) return [];
    const [hex, ...grounds] = colors as string[];
    return [{ role: front, ratios: grounds.map((ground) => writeContrast(hex!, ground)).join(' / ') }];
  };
  return [...ON_GROUNDS.flatMap((role) => on(role, ['background', 'surface'])), ...on('actionText', ['action'])];
}
