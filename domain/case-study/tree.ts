import { type CaseStudy, type ColumnName, type Component, columnNames, type Section } from './document.ts';

/** A column of a section, or a container. */
export type Parent = { section: string; column: ColumnName } | { container: string };

/** Where a component stands: before whatever has that index now. */
export interface Place {
  parent: Parent;
  index: number;
}

export function isSameParent(a: Parent, b: Parent): boolean {
  if ('container' in a || 'container' in b) return 'container' in a && 'container' in b && a.container === b.container;
  return a.section === b.section && a.column === b.column;
}

/** Every component with the place it has, containers before what is in them. */
export function* walk(document: CaseStudy): Generator<{ component: Component; place: Place; section: Section }> {
  for (const section of document.sections) yield* walkSection(section);
}

export function* walkSection(section: Section): Generator<{ component: Component; place: Place; section: Section }> {
  for (const column of columnNames) {
    for (const [index, component] of section.children[column].entries()) {
      yield { component, place: { parent: { section: section.id, column }, index }, section };
      for (const [inner, child] of component.children.entries())
        yield { component: child, place: { parent: { container: component.id }, index: inner }, section };
    }
  }
}

export function findComponent(document: CaseStudy, id: string) {
  for (const found of walk(document)) if (found.component.id === id) return found;
  return null;
}

export function sectionIndex(document: CaseStudy, id: string): number {
  return document.sections.findIndex((section) => section.id === id);
}

/** What stands in a column or container; null where that is gone. */
export function childrenAt(document: CaseStudy, parent: Parent): readonly Component[] | null {
  if ('container' in parent) {
    const found = findComponent(document, parent.container);
    return found?.component.templateId === 'container' ? found.component.children : null;
  }
  return document.sections.find(({ id }) => id === parent.section)?.children[parent.column] ?? null;
}

export function componentCount(document: CaseStudy): number {
  return [...walk(document)].length;
}

/** The document with other children at a place. Everything that is not on the way there stays the same object. */
export function withChildren(document: CaseStudy, parent: Parent, children: readonly Component[]): CaseStudy {
  if ('container' in parent)
    return withComponent(document, parent.container, (container) => ({ ...container, children }));
  return withSection(document, parent.section, (section) => ({
    ...section,
    children: { ...section.children, [parent.column]: children },
  }));
}

export function withSection(document: CaseStudy, id: string, change: (section: Section) => Section): CaseStudy {
  return {
    ...document,
    sections: document.sections.map((section) => (section.id === id ? change(section) : section)),
  };
}

export function withComponent(document: CaseStudy, id: string, change: (component: Component) => Component): CaseStudy {
  const found = findComponent(document, id);
  if (!found) return document;
  const siblings = childrenAt(document, found.place.parent)!;
  return withChildren(document, found.place.parent, siblings.with(found.place.index, change(found.component)));
}

/** Ids of a section or component and of everything in it. */
export function idsWithin(node: Section | Component): string[] {
  const inside = isComponent(node) ? node.children : [...walkSection(node)].map(({ component }) => component);
  return [node.id, ...inside.map(({ id }) => id)];
}

function isComponent(node: Section | Component): node is Component {
  return Array.isArray(node.children);
}
