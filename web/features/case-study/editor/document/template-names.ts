import { type BlockId, blockIds, blocks } from '#domain/case-study/blocks.ts';
import type { ComponentTemplate } from '#domain/case-study/document.ts';

/** Display names of the templates. */
export const layoutNames: Record<string, string> = {
  'single-column': 'Single Column',
  'two-column': 'Two Columns',
  'image-text': 'Image + Text',
  'full-width': 'Full Width',
};

export const componentNames: Record<ComponentTemplate, string> = {
  'text-block': 'Text Block',
  'image-block': 'Image',
  container: 'Container',
  ...(Object.fromEntries(blockIds.map((id) => [id, blocks[id].name])) as Record<BlockId, string>),
};
