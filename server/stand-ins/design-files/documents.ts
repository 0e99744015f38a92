import type { SubcanvasNode } from '@figma/rest-api-spec';

/** Any node of a document, as far as cutting and searching looks at it. */
export interface AnyNode {
  id: string;
  type: string;
  children?: AnyNode[];
}

/** The node with so many levels below it; at the cut `children` is there and empty. */
export function cutAt(node: AnyNode, depth: number): AnyNode {
  if (!node.children) return node;
  return { ...node, children: depth > 0 ? node.children.map((child) => cutAt(child, depth - 1)) : [] };
}

/** The wanted nodes with all above and below them; every page stays. */
export function onlyWith(node: AnyNode, ids: ReadonlySet<string>): AnyNode {
  if (ids.has(node.id) || !node.children) return node;
  const children = node.children.map((child) => onlyWith(child, ids));
  const kept = children.filter((child) => child.type === 'CANVAS' || holds(child, ids));
  return { ...node, children: kept };
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

/** Outlines of shapes are sent only to those who ask for them. */
export function withoutGeometry(node: AnyNode): AnyNode {
  const { fillGeometry: _fill, strokeGeometry: _stroke, ...rest } = node as AnyNode & Record<string, unknown>;
  return { ...rest, ...(node.children && { children: node.children.map(withoutGeometry) }) } as AnyNode;
}

/** The node where the service would draw it: there, visible, and with a size. */
export function drawable(document: AnyNode, id: string): SubcanvasNode | null {
  const node = nodeIn(document, id) as (AnyNode & { visible?: boolean; absoluteBoundingBox?: object | null }) | null;
  if (!node || node.type === 'CANVAS' || node.type === 'DOCUMENT') return null;
  return node.visible !== false && node.absoluteBoundingBox ? (node as unknown as SubcanvasNode) : null;
}
