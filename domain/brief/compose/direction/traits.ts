import type { StyleId } from '../../../catalog/styles.ts';
import type { Oklch } from '../../../color/convert.ts';

/** The colours a style must show when it gives the background, and when it gives action and accent. */
export const colorTraits: Record<
  StyleId,
  { ground: (background: Oklch) => boolean; spark: (action: Oklch, accent: Oklch) => boolean }
> = {
  minimal: { ground: ({ l, c }) => l > 0.93 && c <= 0.014, spark: (action) => action.c <= 0.15 },
  bold: {
    ground: ({ l, c }) => l > 0.85 && c <= 0.14,
    spark: (action, accent) => Math.max(action.c, accent.c) >= 0.12,
  },
  playful: {
    ground: ({ l, c }) => l > 0.9 && c >= 0.008,
    spark: (action, accent) => Math.max(action.c, accent.c) >= 0.1,
  },
  luxury: { ground: ({ l, c }) => l < 0.33 && c <= 0.05, spark: (action) => action.c <= 0.13 },
  corporate: { ground: ({ l, c }) => l > 0.93 && c <= 0.016, spark: ({ h, c }) => c >= 0.04 && h > 130 && h < 290 },
  retro: {
    ground: ({ c, h }) => c >= 0.02 && h > 45 && h < 115,
    spark: (action) => action.c >= 0.05 && action.c <= 0.18,
  },
  futuristic: { ground: ({ l }) => l < 0.26, spark: (action) => action.c >= 0.09 },
  organic: { ground: ({ c, h }) => c >= 0.008 && c <= 0.045 && h > 60 && h < 150, spark: (action) => action.c <= 0.14 },
};
