import type { Component } from '#domain/case-study/document.ts';
import type { Pictures } from './CaseImage.tsx';

export interface ComponentProps {
  component: Component;
  pictures: Pictures;
  /** The component is in one of two columns. */
  isBeside: boolean;
  /** The author views their own page, so a missing picture is described in words. */
  isPreview?: boolean;
  hasLead?: boolean;
}

/** Display width of a picture, as in an image's `sizes`: a full column is 1280 px, one of two about half of that. */
export function sizesOf(isBeside: boolean): string {
  return isBeside ? '(min-width: 900px) 600px, 92vw' : '(min-width: 1400px) 1280px, 92vw';
}
