import type { DesignNode } from './frames.ts';

/** The document with only the data for choosing frames; a tenth of its size or less. */
export function trimDocument(node: DesignNode): DesignNode {
  const box = node.absoluteBoundingBox;
  return {
    id: node.id,
    name: node.name,
    type: node.type,
    ...(node.visible === false && { visible: false }),
    ...(node.opacity === 0 && { opacity: 0 }),
    ...(node.sectionContentsHidden && { sectionContentsHidden: true }),
    ...(box && { absoluteBoundingBox: { x: box.x, y: box.y, width: box.width, height: box.height } }),
    ...(node.children && { children: node.children.map(trimDocument) }),
  };
}

export function pageCount(document: DesignNode): number {
  return (document.children ?? []).filter((page) => page.type === 'CANVAS').length;
}
