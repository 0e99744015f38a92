import type { DesignNode } from './frames.ts';

/** The node and everything that holds it, from the document down; `null` where it is not in the document. */
export function chainTo(document: DesignNode, nodeId: string): DesignNode[] | null {
  if (document.id === nodeId) return [document];
  for (const child of document.children ?? []) {
    const chain = chainTo(child, nodeId);
    if (chain) return [document, ...chain];
  }
  return null;
}

/** What the link's node is found by: its id, or the instance that it is a part of (`I12:3;4:5` is in `12:3`). */
export function findableIds(nodeId: string): string[] {
  const [, instance] = /^I([^;]+);/.exec(nodeId) ?? [];
  return instance ? [nodeId, instance] : [nodeId];
}

/** The document with the chain's nodes added below the last one that it has. What it has already stays as it is. */
export function withChain(document: DesignNode, chain: readonly DesignNode[]): DesignNode {
  const [, next, ...rest] = chain;
  if (!next) return document;
  const children = document.children ?? [];
  const known = children.find(({ id }) => id === next.id);
  const bare: DesignNode = { id: next.id, name: next.name, type: next.type };
  const grown = withChain(known ?? bare, [next, ...rest]);
  return { ...document, children: known ? children.map((one) => (one === known ? grown : one)) : [...children, grown] };
}
