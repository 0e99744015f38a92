import {
  type CaseStudy,
  type ComponentTemplate,
  columnsOf,
  type LayoutId,
  newComponent,
  newSection,
  noColumns,
} from '#domain/case-study/document.ts';
import type { Operation } from '#domain/case-study/operations.ts';
import { placeAfterTakingOut } from '#domain/case-study/rebase.ts';
import {
  findComponent,
  isSameParent,
  type Parent,
  type Place,
  sectionIndex,
  walkSection,
} from '#domain/case-study/tree.ts';
import { componentNames, layoutNames } from '../document/template-names.ts';

/** What is dragged: a template of the sidebar, a section, or a component of the page. */
export type Dragged =
  | { kind: 'layout'; templateId: LayoutId }
  | { kind: 'component'; templateId: ComponentTemplate }
  | { kind: 'section'; id: string }
  | { kind: 'placed'; id: string };

/** A place to drop: before the section with this index, or a place in a column or container. */
export type Target = { kind: 'gap'; index: number } | { kind: 'place'; place: Place };

/** Every place that accepts the dragged item, in reading order. */
export function targetsFor(document: CaseStudy, dragged: Dragged): Target[] {
  const targets: Target[] = [];
  for (const [index, section] of document.sections.entries()) {
    if (dragged.kind !== 'placed') targets.push({ kind: 'gap', index });
    if (dragged.kind === 'section' || dragged.kind === 'layout') continue;
    for (const column of columnsOf(section.templateId)) {
      const parent: Parent = { section: section.id, column };
      for (const [at, component] of section.children[column].entries()) {
        targets.push({ kind: 'place', place: { parent, index: at } });
        if (component.templateId === 'container' && !isContainer(document, dragged)) {
          const inside: Parent = { container: component.id };
          for (let n = 0; n <= component.children.length; n += 1)
            targets.push({ kind: 'place', place: { parent: inside, index: n } });
        }
      }
      targets.push({ kind: 'place', place: { parent, index: section.children[column].length } });
    }
  }
  if (dragged.kind !== 'placed') targets.push({ kind: 'gap', index: document.sections.length });
  return targets;
}

function isContainer(document: CaseStudy, dragged: Dragged): boolean {
  if (dragged.kind === 'component') return dragged.templateId === 'container';
  return dragged.kind === 'placed' && findComponent(document, dragged.id)?.component.templateId === 'container';
}

/** The one operation of a drop, or nothing if the item is there already. */
export function dropOperation(
  document: CaseStudy,
  dragged: Dragged,
  target: Target,
  newId: () => string,
): Operation | null {
  if (target.kind === 'place') {
    if (dragged.kind === 'component')
      return { kind: 'add-component', component: newComponent(dragged.templateId, newId), at: target.place };
    if (dragged.kind !== 'placed') return null;
    const found = findComponent(document, dragged.id);
    if (!found) return null;
    return {
      kind: 'move-component',
      id: dragged.id,
      from: found.place,
      to: placeAfterTakingOut(found.place, target.place),
    };
  }
  if (dragged.kind === 'section') {
    const from = sectionIndex(document, dragged.id);
    return { kind: 'move-section', id: dragged.id, from, to: from < target.index ? target.index - 1 : target.index };
  }
  if (dragged.kind === 'layout')
    return { kind: 'add-section', section: newSection(dragged.templateId, newId), index: target.index };
  if (dragged.kind === 'component') {
    const { templateId } = dragged;
    // A container or a block without a column gets a section of its own.
    const section =
      templateId === 'text-block' || templateId === 'image-block'
        ? newSection(templateId, newId)
        : newSection('single-column', newId, {
            children: { ...noColumns(), content: [newComponent(templateId, newId)] },
          });
    return { kind: 'add-section', section, index: target.index };
  }
  return null;
}

/** The target where the item is before the drag, which would leave it unchanged. */
export function startTarget(document: CaseStudy, dragged: Dragged): Target {
  if (dragged.kind === 'section') return { kind: 'gap', index: sectionIndex(document, dragged.id) };
  if (dragged.kind === 'placed') return { kind: 'place', place: findComponent(document, dragged.id)!.place };
  return { kind: 'gap', index: document.sections.length };
}

/** The name of the dragged item. */
export function nameOfDragged(document: CaseStudy, dragged: Dragged): string {
  if (dragged.kind === 'layout') return layoutNames[dragged.templateId] ?? 'Section';
  if (dragged.kind === 'component') return componentNames[dragged.templateId];
  if (dragged.kind === 'section')
    return document.sections.find(({ id }) => id === dragged.id)?.title.trim() || 'Untitled section';
  const component = findComponent(document, dragged.id)?.component;
  return component ? componentNames[component.templateId] : 'Component';
}

/** A place in words: “before The Solution”, “The Solution, right column, position 2 of 3”. */
export function nameOfTarget(document: CaseStudy, dragged: Dragged, target: Target): string {
  if (target.kind === 'gap') {
    const without = dragged.kind === 'section' ? 1 : 0;
    const from = dragged.kind === 'section' ? sectionIndex(document, dragged.id) : document.sections.length;
    const position = from < target.index ? target.index : target.index + 1;
    return `position ${Math.min(position, document.sections.length + 1 - without)} of ${document.sections.length + 1 - without}`;
  }
  const { parent, index } = target.place;
  return `${nameOfParent(document, parent)}, position ${index + 1}`;
}

export function nameOfParent(document: CaseStudy, parent: Parent): string {
  if ('container' in parent) {
    const home = findComponent(document, parent.container)?.section;
    return `${titleOf(home)}, container`;
  }
  const section = document.sections.find(({ id }) => id === parent.section);
  const columns = section ? columnsOf(section.templateId) : [];
  return columns.length > 1 ? `${titleOf(section)}, ${parent.column} column` : titleOf(section);
}

const titleOf = (section: { title: string } | undefined) => section?.title.trim() || 'Untitled section';

/** Columns and containers to which a component can be moved, with their names. */
export function destinations(document: CaseStudy, id: string): { parent: Parent; label: string }[] {
  const own = findComponent(document, id);
  if (!own) return [];
  const made: { parent: Parent; label: string }[] = [];
  for (const section of document.sections) {
    for (const column of columnsOf(section.templateId)) made.push(named({ section: section.id, column }));
    if (own.component.templateId === 'container') continue;
    for (const { component } of walkSection(section))
      if (component.templateId === 'container') made.push(named({ container: component.id }));
  }
  return made.filter(({ parent }) => !isSameParent(parent, own.place.parent));

  function named(parent: Parent) {
    return { parent, label: nameOfParent(document, parent) };
  }
}
