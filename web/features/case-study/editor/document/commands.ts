import type { Component, Section } from '#domain/case-study/document.ts';
import { columnNames } from '#domain/case-study/document.ts';
import type { ComponentField, SectionField } from '#domain/case-study/operations.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { childrenAt, findComponent, type Parent, sectionIndex } from '#domain/case-study/tree.ts';
import { cut } from '#domain/text/cut.ts';
import { nameOfParent } from '../drag/drop.ts';
import { newId } from './new-id.ts';
import type { EditorStore } from './store.ts';
import { componentNames } from './template-names.ts';

type Announce = (words: string) => void;

/* The commands of fields, menus and shortcuts. Every drag has an equivalent command here. */

/** Sets one field of a component, unless another window has removed it. */
export function setComponent<Field extends ComponentField>(
  store: EditorStore,
  id: string,
  field: Field,
  to: Component[Field],
) {
  const component = store.component(id);
  if (component) store.dispatch({ kind: 'set-component', id, field, from: component[field], to });
}

/** Sets one field of a section, unless another window has removed it. */
export function setSection<Field extends SectionField>(
  store: EditorStore,
  id: string,
  field: Field,
  to: Section[Field],
) {
  const section = store.section(id);
  if (section) store.dispatch({ kind: 'set-section', id, field, from: section[field], to });
}

export function moveSectionBy(store: EditorStore, id: string, by: -1 | 1, announce: Announce) {
  const from = sectionIndex(store.document(), id);
  const to = from + by;
  if (to < 0 || to >= store.document().sections.length) return;
  store.dispatch({ kind: 'move-section', id, from, to });
  announce(`${store.section(id)?.title || 'Section'}, position ${to + 1} of ${store.document().sections.length}.`);
}

export function duplicateSection(store: EditorStore, id: string, announce: Announce) {
  const section = store.section(id);
  if (!section) return;
  store.dispatch({
    kind: 'add-section',
    section: copyOfSection(section),
    index: sectionIndex(store.document(), id) + 1,
  });
  announce(`${section.title || 'Section'} duplicated.`);
}

export function deleteSection(store: EditorStore, id: string, announce: Announce) {
  const section = store.section(id);
  if (!section) return;
  store.dispatch({ kind: 'remove-section', section, index: sectionIndex(store.document(), id) });
  announce(`${section.title || 'Section'} deleted. Undo brings it back.`);
}

export function moveComponentBy(store: EditorStore, id: string, by: -1 | 1, announce: Announce) {
  const found = findComponent(store.document(), id);
  if (!found) return;
  const { parent, index } = found.place;
  const siblings = childrenAt(store.document(), parent)!;
  const to = index + by;
  if (to < 0 || to >= siblings.length) return;
  store.dispatch({ kind: 'move-component', id, from: found.place, to: { parent, index: to } });
  announce(`${componentNames[found.component.templateId]}, position ${to + 1} of ${siblings.length}.`);
}

/** Moves a component to the end of another column or container. */
export function moveComponentTo(store: EditorStore, id: string, parent: Parent, announce: Announce) {
  const found = findComponent(store.document(), id);
  const there = childrenAt(store.document(), parent);
  if (!found || !there) return;
  store.dispatch({ kind: 'move-component', id, from: found.place, to: { parent, index: there.length } });
  announce(`${componentNames[found.component.templateId]} moved to ${nameOfParent(store.document(), parent)}.`);
}

export function duplicateComponent(store: EditorStore, id: string, announce: Announce) {
  const found = findComponent(store.document(), id);
  if (!found) return;
  const { parent, index } = found.place;
  store.dispatch({ kind: 'add-component', component: copyOf(found.component), at: { parent, index: index + 1 } });
  announce(`${componentNames[found.component.templateId]} duplicated.`);
}

export function deleteComponent(store: EditorStore, id: string, announce: Announce) {
  const found = findComponent(store.document(), id);
  if (!found) return;
  store.dispatch({ kind: 'remove-component', component: found.component, at: found.place });
  announce(`${componentNames[found.component.templateId]} deleted. Undo brings it back.`);
}

/** Replaces the text of a text block, or the caption of an image. */
export function pasteInto(store: EditorStore, id: string, text: string) {
  const component = store.component(id);
  if (!component) return;
  // It is an undo step of its own, also right after typing and right before it.
  store.endStep();
  if (component.templateId === 'image-block') setComponent(store, id, 'caption', cut(text, 400));
  else setComponent(store, id, 'content', richText(text));
  store.endStep();
}

function copyOf(component: Component): Component {
  return { ...component, id: `component-${newId()}`, children: component.children.map(copyOf) };
}

function copyOfSection(section: Section): Section {
  const children = { ...section.children };
  for (const column of columnNames) children[column] = section.children[column].map(copyOf);
  return { ...section, id: `section-${newId()}`, children };
}
