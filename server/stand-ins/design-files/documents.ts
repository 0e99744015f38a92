import type { SubcanvasNode } from '@figma/rest-api-spec';

/** Any node of a document, with the fields needed for cutting and searching. */
export interface AnyNode {
  id: string;
  type: string;
  children?: AnyNode[];
}

/** The node with `depth` levels below it. At the cut, `children` is an empty list. */
export function cutAt(node: AnyNode, depth: number): AnyNode {
  if (!node.children) return node;
  return { ...node, children: depth > 0 ? node.children.map((child) => cutAt(child, depth - 1)) : [] };
}

/** The wanted nodes with all their ancestors and descendants; every page remains. */
export function onlyWith(node: AnyNode, ids: ReadonlySet<string>): AnyNode {
  if (ids.has(node.id) || !node.children) return node;
  const children = node.children.map((child) => onlyWith(child, ids));
  const pages = children.filter((child) => child.type === 'CANVAS' || holds(child, ids));
  return { ...node, children: pages };
}

function holds(node: AnyNode, ids: ReadonlySet<string>): boolean {
  return ids.has(node.id) || (node.children ?? []).some((child) => holds(child, ids));
}

export function nodeIn(node: AnyNode, id: string): AnyNode | null {
  if (node.id === id) return node;
  for (const child of node.children ?? []) {
    const found = nodeIn(child, id);
    if (found) return found;
  }
  return null;
}

/** Outlines of shapes are sent only on request. */
export function withoutGeometry(node: AnyNode): AnyNode {
  const { fillGeometry: _fill, strokeGeometry: _stroke, ...rest } = node as AnyNode & Record<string, unknown>;
  return { ...rest, ...(node.children && { children: node.children.map(withoutGeometry) }) } as AnyNode;
}

/** The node, if the service would render it: it exists, is visible and has a size. */
export function drawable(document: AnyNode, id: string): SubcanvasNode | null {
  const node = nodeIn(document, id) as (AnyNode & { visible?: boolean; absoluteBoundingBox?: object | null }) | null;
  if (!node || node.type === 'CANVAS' || node.type === 'DOCUMENT') return null;
  return node.visible !== false && node.absoluteBoundingBox ? (node as unknown as SubcanvasNode) : null;
}
