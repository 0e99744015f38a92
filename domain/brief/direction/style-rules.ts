import type { StyleId } from '../../catalog/styles.ts';

type Range = readonly [least: number, most: number];

/** Lightness and chroma of a role, in Oklch. */
export interface Span {
  l: Range;
  c: Range;
}

export interface StyleRule {
  background: Span;
  surface: Span;
  action: Span;
  accent: Span;
  /** Degrees between the hues of action and ground. Two ranges: the same hue, or its complement. */
  actionToGround: readonly Range[];
  /** Degrees between the hues of accent and action. */
  accentToAction: Range;
}

export type Ground = 'light' | 'dark';

const span = (l: Range, c: Range): Span => ({ l, c });
const MOST = 0.37;

/** How the colours of a style are related. Where a style may be dark, both grounds have their rule. */
export const styleRules: Readonly<Record<StyleId, { light: StyleRule; dark?: StyleRule }>> = {
  minimal: {
    light: {
      background: span([0.98, 1], [0, 0.004]),
      surface: span([0.94, 0.96], [0, 0.006]),
      action: span([0.4, 0.48], [0.12, 0.18]),
      accent: span([0.56, 0.62], [0.15, 0.2]),
      actionToGround: [[0, 180]],
      accentToAction: [130, 180],
    },
  },
  bold: {
    light: {
      background: span([0.98, 0.99], [0, 0.01]),
      surface: span([0.92, 0.94], [0.03, 0.1]),
      action: span([0.42, 0.5], [0.2, MOST]),
      accent: span([0.58, 0.64], [0.19, MOST]),
      actionToGround: [
        [0, 25],
        [150, 180],
      ],
      accentToAction: [60, 100],
    },
  },
  playful: {
    light: {
      background: span([0.98, 0.99], [0.01, 0.02]),
      surface: span([0.93, 0.95], [0.03, 0.06]),
      action: span([0.48, 0.54], [0.16, 0.22]),
      accent: span([0.58, 0.64], [0.12, 0.2]),
      actionToGround: [[150, 180]],
      accentToAction: [90, 140],
    },
  },
  luxury: {
    light: {
      background: span([0.97, 0.99], [0, 0.01]),
      surface: span([0.91, 0.93], [0, 0.02]),
      action: span([0.3, 0.38], [0.04, 0.08]),
      accent: span([0.55, 0.6], [0.08, 0.12]),
      actionToGround: [[90, 150]],
      accentToAction: [110, 150],
    },
    dark: {
      background: span([0.17, 0.21], [0, 0.02]),
      surface: span([0.24, 0.28], [0, 0.03]),
      action: span([0.78, 0.85], [0.07, 0.1]),
      accent: span([0.62, 0.68], [0.08, 0.12]),
      actionToGround: [[60, 100]],
      accentToAction: [30, 50],
    },
  },
  corporate: {
    light: {
      background: span([0.98, 0.99], [0, 0.006]),
      surface: span([0.93, 0.95], [0.01, 0.02]),
      action: span([0.4, 0.46], [0.09, 0.15]),
      accent: span([0.55, 0.61], [0.1, 0.14]),
      actionToGround: [[0, 25]],
      accentToAction: [50, 70],
    },
  },
  retro: {
    light: {
      background: span([0.95, 0.97], [0.02, 0.03]),
      surface: span([0.88, 0.91], [0.04, 0.055]),
      action: span([0.4, 0.46], [0.06, 0.1]),
      accent: span([0.56, 0.6], [0.11, 0.15]),
      actionToGround: [[100, 160]],
      accentToAction: [120, 180],
    },
  },
  futuristic: {
    light: {
      background: span([0.98, 0.99], [0, 0.006]),
      surface: span([0.93, 0.95], [0.01, 0.02]),
      action: span([0.42, 0.47], [0.12, 0.17]),
      accent: span([0.58, 0.61], [0.09, 0.12]),
      actionToGround: [[0, 25]],
      accentToAction: [45, 65],
    },
    dark: {
      background: span([0.15, 0.19], [0.02, 0.03]),
      surface: span([0.23, 0.27], [0.03, 0.045]),
      action: span([0.76, 0.84], [0.12, 0.16]),
      accent: span([0.63, 0.68], [0.19, MOST]),
      actionToGround: [[60, 90]],
      accentToAction: [110, 150],
    },
  },
  organic: {
    light: {
      background: span([0.965, 0.98], [0.012, 0.02]),
      surface: span([0.9, 0.92], [0.028, 0.04]),
      action: span([0.38, 0.43], [0.08, 0.1]),
      accent: span([0.56, 0.59], [0.12, 0.14]),
      actionToGround: [[40, 60]],
      accentToAction: [85, 105],
    },
  },
};

/** The angle between two hues, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}
