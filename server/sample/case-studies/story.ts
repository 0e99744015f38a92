import type { BlockId, BlockItem, BlockPicture, Device, Mat } from '#domain/case-study/blocks.ts';
import { emptyItem } from '#domain/case-study/blocks.ts';
import type { LayoutId } from '#domain/case-study/document.ts';
import type { ThemeId } from '#domain/case-study/themes.ts';

/** A sample case study in the order of reading. Pictures are named by their frame, or by their file in the design's folder. */
export interface Story {
  theme: ThemeId;
  /** In px, where the page's title is not of the theme's size. */
  titleSize?: number;
  title: string;
  description: string;
  /** Primary and secondary colour of the page, from the design's palette. */
  colors: readonly [primary: string, secondary: string];
  sections: readonly StorySection[];
}

export interface StorySection {
  title: string;
  layout?: LayoutId;
  /** For the image-text layout: a picture, and what it shows. */
  picture?: string;
  parts: readonly StoryPart[];
}

/** Paragraphs, or a block. */
export type StoryPart = string | StoryBlock;
export interface StoryBlock {
  block: BlockId | 'bullets';
  caption: string;
  text: string;
  pictures: readonly BlockPicture[];
  items: readonly BlockItem[];
  device: Device;
  mat: Mat;
}

const made = (block: StoryBlock['block'], part: Partial<StoryBlock>): StoryBlock => ({
  block,
  caption: '',
  text: '',
  pictures: [],
  items: [],
  device: 'none',
  mat: 0,
  ...part,
});

type Shown = readonly [name: string, alt: string];
interface Dress {
  caption?: string;
  device?: Device;
  mat?: Mat;
}
const pictured = (shown: readonly Shown[]) => shown.map(([imageUrl, alt]) => ({ imageUrl, alt }));
const lines = (all: readonly (readonly [term: string, text: string])[]) =>
  all.map(([term, text]) => emptyItem({ term, text }));

export const bullets = (...all: string[]) => made('bullets', { text: all.join('\n') });
export const frame = (name: string, alt: string, dress: Dress = {}) =>
  made('frame', { pictures: pictured([[name, alt]]), ...dress });
export const bleed = (name: string, alt: string, dress: Dress = {}) =>
  made('full-bleed', { pictures: pictured([[name, alt]]), ...dress });
export const frames = (shown: readonly Shown[], dress: Dress = {}) =>
  made('frames', { pictures: pictured(shown), ...dress });

export const beforeAfter = (
  before: Shown,
  after: Shown,
  labels: readonly [(readonly [string, string])?, (readonly [string, string])?],
  dress: Dress = {},
) =>
  made('before-after', {
    pictures: pictured([before, after]),
    items: lines(labels.filter((one) => one !== undefined)),
    ...dress,
  });

export const annotated = (
  name: string,
  alt: string,
  pins: readonly (readonly [x: number, y: number, term: string, text: string])[],
  dress: Dress = {},
) =>
  made('annotated', {
    pictures: pictured([[name, alt]]),
    items: pins.map(([x, y, term, text]) => emptyItem({ x, y, term, text })),
    ...dress,
  });

export const figures = (all: readonly (readonly [string, string])[], source: string) =>
  made('figures', { items: lines(all), caption: source });
export const quote = (text: string, who: string) => made('quote', { text, caption: who });
export const timeline = (...all: (readonly [string, string])[]) => made('timeline', { items: lines(all) });
export const specimen = (...all: (readonly [string, string])[]) => made('specimen', { items: lines(all) });
export const coverage = (caption: string, ...all: (readonly [string, string, 'met' | 'partly' | 'left-out'])[]) =>
  made('coverage', { caption, items: all.map(([term, text, state]) => emptyItem({ term, text, state })) });
