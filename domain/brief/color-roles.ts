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

/** The contrasts of colours that are read together: of each on background and surface, and of the text on action. */
export function contrastsOf(hexOf: (role: ColorRole) => string | undefined): { name: string; ratios: string }[] {
  const on = (front: ColorRole, backs: readonly ColorRole[]) => {
    const colors = [front, ...backs].map(hexOf);
    if (!colors.every((hex) => hex !== undefined)) return [];
    const [hex, ...grounds] = colors as string[];
    return [
      { name: colorRoles[front], ratios: grounds.map((ground) => contrast(hex!, ground).toFixed(1)).join(' / ') },
    ];
  };
  return [...ON_GROUNDS.flatMap((role) => on(role, ['background', 'surface'])), ...on('actionText', ['action'])];
}
