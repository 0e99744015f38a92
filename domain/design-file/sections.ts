import type { DesignNode } from './frames.ts';

/**
 * The sections at the depth limit of a document: their content was not sent. `depth` counts as the service does: 1
 * is the pages.
 */
export function sectionsAtTheCut(document: DesignNode, depth: number): string[] {
  if (depth > 0) return (document.children ?? []).flatMap((child) => sectionsAtTheCut(child, depth - 1));
  const isCut = document.type === 'SECTION' && !document.sectionContentsHidden && !document.children?.length;
  return isCut ? [document.id] : [];
}

/** The document with these nodes in the place of what has their ids. */
export function grafted(document: DesignNode, nodes: ReadonlyMap<string, DesignNode>): DesignNode {
  const node = nodes.get(document.id) ?? document;
  return node.children ? { ...node, children: node.children.map((child) => grafted(child, nodes)) } : node;
}
