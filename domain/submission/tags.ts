import type { StyleId } from '../catalog/styles.ts';

/** The fixed list of style tags (specification, part 9). */
export const SUBMISSION_TAGS = [
  'Minimalist',
  'Bold',
  'Playful',
  'Luxury',
  'Corporate',
  'Retro',
  'Futuristic',
  'Organic',
  'Dark UI',
  'Light UI',
  'Glassmorphism',
  'Neumorphism',
  'Colorful',
  'Monochrome',
] as const;
export type SubmissionTag = (typeof SUBMISSION_TAGS)[number];

const tagOfStyle = {
  minimal: 'Minimalist',
  bold: 'Bold',
  playful: 'Playful',
  luxury: 'Luxury',
  corporate: 'Corporate',
  retro: 'Retro',
  futuristic: 'Futuristic',
  organic: 'Organic',
} as const satisfies Record<StyleId, SubmissionTag>;

/** The tags that a brief's styles preselect (SUB-4). */
export function tagsOfStyles(styles: readonly StyleId[]): SubmissionTag[] {
  return styles.map((style) => tagOfStyle[style]);
}
