import type { Parent } from '#domain/case-study/tree.ts';

/** What the element of a column or container carries, so that it is found again. */
export function parentKey(parent: Parent): string {
  return 'container' in parent ? parent.container : `${parent.section}/${parent.column}`;
}
