import type { CanvasNode, SubcanvasNode } from '@figma/rest-api-spec';
import type { SandboxFile } from './draw/file.ts';
import { paintsOf } from './draw/paint.ts';

const DAYS_LATER_MS = 2 * 24 * 3_600_000;
/** A different background colour for each save. */
const paper = (changes: number) => `#f6d8${((0xc9 + 32 * changes) % 256).toString(16).padStart(2, '0')}`;

/** A changed file: on each page the second frame has another background, and the last frame is deleted. */
export function repainted(file: SandboxFile, changes: number): SandboxFile {
  if (changes === 0) return file;
  const pages = file.document.children.map(
    (page): CanvasNode => ({
      ...page,
      children: page.children
        .slice(0, -1)
        .map((node, n) => (n === 1 ? ({ ...node, fills: paintsOf(paper(changes)) } as SubcanvasNode) : node)),
    }),
  );
  return {
    ...file,
    lastModified: new Date(Date.parse(file.lastModified) + changes * DAYS_LATER_MS).toISOString(),
    document: { ...file.document, children: pages },
  };
}
