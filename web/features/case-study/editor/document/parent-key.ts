import type { Parent } from '#domain/case-study/tree.ts';

/** The attribute value by which the element of a column or container is found. */
export function parentKey(parent: Parent): string {
  return 'container' in parent ? parent.container : `${parent.section}/${parent.column}`;
}
