import type { BriefContent, ColorRole } from '#domain/brief/content.ts';
import { inkOn } from '#web/parts/contrast.ts';

export type Color = BriefContent['colors'][number];
/** #rrggbb of each role that the drawings use. */
export type Paints = Readonly<Record<ColorRole, string>>;

/** The colours that have arrived whole: a brief can still be incomplete. */
export function wholeColors(colors: readonly Partial<Color>[] | undefined): Color[] {
  return (colors ?? []).filter(
    (color): color is Color => Boolean(color.name && color.role) && /^#[0-9a-f]{6}$/i.test(color.hex ?? ''),
  );
}

export function hexOf(colors: readonly Color[], role: ColorRole): string | undefined {
  return colors.find((color) => color.role === role)?.hex;
}

/** Older briefs lack roles, so others stand in. `null` without background, text and action: nothing can be drawn. */
export function paintsOf(colors: readonly Color[]): Paints | null {
  const [background, text, action] = [hexOf(colors, 'background'), hexOf(colors, 'text'), hexOf(colors, 'action')];
  if (!background || !text || !action) return null;
  const accent = hexOf(colors, 'accent') ?? action;
  return {
    background,
    surface: hexOf(colors, 'surface') ?? background,
    text,
    muted: hexOf(colors, 'muted') ?? text,
    action,
    actionText: hexOf(colors, 'actionText') ?? (inkOn(action)?.dark === false ? '#ffffff' : '#000000'),
    accent,
    success: hexOf(colors, 'success') ?? text,
    error: hexOf(colors, 'error') ?? text,
  };
}
