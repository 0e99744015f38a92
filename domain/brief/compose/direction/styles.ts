import type { StyleId } from '../../../catalog/styles.ts';
import type { Style } from './style.ts';

export const styleTable: Record<StyleId, Style> = {
  minimal: {
    ground: {
      dark: false,
      background: { l: [0.955, 0.99], c: [0, 0.008] },
      surface: { l: [0.81, 0.88], c: [0, 0.02] },
      text: { l: [0.17, 0.27], c: [0, 0.02] },
    },
    spark: { action: { l: [0.38, 0.52], c: [0.05, 0.13] }, accent: { l: [0.5, 0.66], c: [0.05, 0.12] }, bright: false },
    headings: ['grotesque', 'humanist', 'geometric'],
    bodies: ['grotesque', 'humanist'],
  },
  bold: {
    ground: {
      dark: false,
      background: { l: [0.94, 0.985], c: [0.004, 0.03] },
      surface: { l: [0.8, 0.9], c: [0.07, 0.14] },
      text: { l: [0.17, 0.27], c: [0.01, 0.07] },
    },
    spark: {
      action: { l: [0.44, 0.57], c: [0.18, 0.28], h: [255, 420] },
      accent: { l: [0.6, 0.74], c: [0.16, 0.24] },
      bright: false,
    },
    headings: ['display', 'geometric', 'grotesque'],
    bodies: ['grotesque', 'geometric', 'humanist'],
  },
  playful: {
    ground: {
      dark: false,
      background: { l: [0.94, 0.972], c: [0.016, 0.04] },
      surface: { l: [0.83, 0.9], c: [0.06, 0.11] },
      text: { l: [0.2, 0.3], c: [0.03, 0.08] },
    },
    spark: { action: { l: [0.44, 0.56], c: [0.14, 0.22] }, accent: { l: [0.62, 0.76], c: [0.13, 0.2] }, bright: false },
    headings: ['rounded', 'geometric', 'humanist'],
    bodies: ['humanist', 'rounded', 'geometric'],
  },
  luxury: {
    ground: {
      dark: true,
      background: { l: [0.17, 0.24], c: [0.008, 0.035] },
      surface: { l: [0.34, 0.42], c: [0.012, 0.04] },
      text: { l: [0.92, 0.965], c: [0.008, 0.03] },
    },
    spark: {
      action: { l: [0.74, 0.84], c: [0.06, 0.105], h: [50, 110] },
      accent: { l: [0.58, 0.68], c: [0.05, 0.1] },
      bright: true,
    },
    headings: ['didone', 'oldstyle'],
    bodies: ['humanist', 'oldstyle'],
  },
  corporate: {
    ground: {
      dark: false,
      background: { l: [0.965, 0.99], c: [0, 0.01] },
      surface: { l: [0.83, 0.885], c: [0.01, 0.035], h: [200, 280] },
      text: { l: [0.2, 0.29], c: [0.015, 0.05], h: [220, 290] },
    },
    spark: {
      action: { l: [0.38, 0.5], c: [0.09, 0.17], h: [145, 275] },
      accent: { l: [0.54, 0.68], c: [0.09, 0.16] },
      bright: false,
    },
    headings: ['grotesque', 'humanist'],
    bodies: ['grotesque', 'humanist'],
  },
  retro: {
    ground: {
      dark: false,
      background: { l: [0.915, 0.955], c: [0.03, 0.055], h: [65, 100] },
      surface: { l: [0.79, 0.86], c: [0.06, 0.105], h: [55, 105] },
      text: { l: [0.21, 0.3], c: [0.02, 0.06], h: [20, 80] },
    },
    spark: {
      action: { l: [0.43, 0.53], c: [0.1, 0.16], h: [20, 260] },
      accent: { l: [0.56, 0.7], c: [0.1, 0.15] },
      bright: false,
    },
    headings: ['slab', 'display', 'oldstyle'],
    bodies: ['oldstyle', 'slab', 'humanist'],
  },
  futuristic: {
    ground: {
      dark: true,
      background: { l: [0.13, 0.19], c: [0.012, 0.05], h: [190, 320] },
      surface: { l: [0.29, 0.37], c: [0.02, 0.07], h: [190, 320] },
      text: { l: [0.93, 0.975], c: [0.005, 0.025] },
    },
    spark: {
      action: { l: [0.76, 0.88], c: [0.14, 0.21], h: [-40, 235] },
      accent: { l: [0.6, 0.72], c: [0.14, 0.21] },
      bright: true,
    },
    headings: ['mono', 'geometric', 'grotesque'],
    bodies: ['grotesque', 'mono', 'humanist'],
  },
  organic: {
    ground: {
      dark: false,
      background: { l: [0.935, 0.97], c: [0.012, 0.03], h: [75, 135] },
      surface: { l: [0.8, 0.87], c: [0.03, 0.07], h: [70, 150] },
      text: { l: [0.22, 0.31], c: [0.02, 0.05], h: [50, 160] },
    },
    spark: {
      action: { l: [0.38, 0.5], c: [0.06, 0.12], h: [30, 165] },
      accent: { l: [0.54, 0.67], c: [0.06, 0.12], h: [25, 240] },
      bright: false,
    },
    headings: ['oldstyle', 'humanist', 'slab'],
    bodies: ['humanist', 'oldstyle'],
  },
};
