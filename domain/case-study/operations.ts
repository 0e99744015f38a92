import type { CaseStudy, Component, PageColor, Section, TypeStyle } from './document.ts';
import type { ThemeId } from './themes.ts';
import {
  childrenAt,
  findComponent,
  isSameParent,
  type Place,
  sectionIndex,
  withChildren,
  withComponent,
  withSection,
} from './tree.ts';

export type SectionField = Exclude<keyof Section, 'id' | 'type' | 'children'>;
export type ComponentField = Exclude<keyof Component, 'id' | 'type' | 'templateId' | 'children'>;

/**
 * All kinds of edits, each with what its reversal needs. Nodes are named by id, so an edit still finds its node after
 * others were moved; an index counts after the node was removed from its old place.
 */
export type Operation =
  | { kind: 'set-page'; field: 'title' | 'description'; from: string; to: string }
  | { kind: 'set-theme'; from: ThemeId; to: ThemeId }
  | { kind: 'set-color'; index: number; from: PageColor; to: PageColor }
  | { kind: 'set-type'; index: number; from: TypeStyle; to: TypeStyle }
  | { kind: 'set-section'; id: string; field: SectionField; from: Section[SectionField]; to: Section[SectionField] }
  | {
      kind: 'set-component';
      id: string;
      field: ComponentField;
      from: Component[ComponentField];
      to: Component[ComponentField];
    }
  | { kind: 'add-section'; section: Section; index: number }
  | { kind: 'remove-section'; section: Section; index: number }
  | { kind: 'move-section'; id: string; from: number; to: number }
  | { kind: 'add-component'; component: Component; at: Place }
  | { kind: 'remove-component'; component: Component; at: Place }
  | { kind: 'move-component'; id: string; from: Place; to: Place }
  /** A whole new document: a restored version, a draft from evidence, or the copy to continue with after a conflict. */
  | { kind: 'replace'; from: CaseStudy; to: CaseStudy };

/** The document has changed in the meantime, or the operation never fitted it. */
export class CannotApply extends Error {}

/** @throws CannotApply when the operation's target is missing. */
export function apply(document: CaseStudy, operation: Operation): CaseStudy {
  switch (operation.kind) {
    case 'set-page':
      return { ...document, [operation.field]: operation.to };
    case 'set-theme':
      return { ...document, theme: operation.to };
    case 'set-color':
      expectThere(document.colors[operation.index], 'colour');
      return { ...document, colors: document.colors.with(operation.index, operation.to) };
    case 'set-type':
      expectThere(document.typography[operation.index], 'type style');
      return { ...document, typography: document.typography.with(operation.index, operation.to) };
    case 'set-section':
      expectSection(document, operation.id);
      return withSection(document, operation.id, (section) => ({ ...section, [operation.field]: operation.to }));
    case 'set-component':
      expectThere(findComponent(document, operation.id), 'component');
      return withComponent(document, operation.id, (one) => ({ ...one, [operation.field]: operation.to }));
    case 'add-section':
      if (sectionIndex(document, operation.section.id) >= 0) throw new CannotApply('This section is there already');
      return { ...document, sections: document.sections.toSpliced(operation.index, 0, operation.section) };
    case 'remove-section':
      return { ...document, sections: document.sections.toSpliced(expectSection(document, operation.section.id), 1) };
    case 'move-section': {
      const at = expectSection(document, operation.id);
      const rest = document.sections.toSpliced(at, 1);
      return { ...document, sections: rest.toSpliced(operation.to, 0, document.sections[at]!) };
    }
    case 'add-component':
      if (findComponent(document, operation.component.id)) throw new CannotApply('This component is there already');
      return insert(document, operation.component, operation.at);
    case 'remove-component':
      return takeOut(document, operation.component.id).without;
    case 'move-component': {
      const { without, component } = takeOut(document, operation.id);
      return insert(without, component, operation.to);
    }
    case 'replace':
      return operation.to;
    default:
      throw new CannotApply(`Unknown operation ${(operation satisfies never as Operation).kind}`);
  }
}

/** Leaves out an operation whose target is missing. */
export function applyIfPossible(document: CaseStudy, operation: Operation): CaseStudy {
  try {
    return apply(document, operation);
  } catch (error) {
    if (error instanceof CannotApply) return document;
    throw error;
  }
}

/** The operation that reverses this one. */
export function invert(operation: Operation): Operation {
  switch (operation.kind) {
    case 'add-section':
      return { ...operation, kind: 'remove-section' };
    case 'remove-section':
      return { ...operation, kind: 'add-section' };
    case 'add-component':
      return { ...operation, kind: 'remove-component' };
    case 'remove-component':
      return { ...operation, kind: 'add-component' };
    default:
      return { ...operation, from: operation.to, to: operation.from } as Operation;
  }
}

/**
 * The same operation with the replaced value and the old place of the current document.
 * @throws CannotApply
 */
export function refresh(document: CaseStudy, operation: Operation): Operation {
  switch (operation.kind) {
    case 'set-page':
      return { ...operation, from: document[operation.field] };
    case 'set-theme':
      return { ...operation, from: document.theme };
    case 'set-color':
      return { ...operation, from: expectThere(document.colors[operation.index], 'colour') };
    case 'set-type':
      return { ...operation, from: expectThere(document.typography[operation.index], 'type style') };
    case 'set-section':
      return { ...operation, from: document.sections[expectSection(document, operation.id)]![operation.field] };
    case 'set-component':
      return { ...operation, from: expectComponent(document, operation.id).component[operation.field] };
    case 'add-section':
      return { ...operation, index: clamp(operation.index, document.sections.length) };
    case 'remove-section': {
      const index = expectSection(document, operation.section.id);
      return { ...operation, index, section: document.sections[index]! };
    }
    case 'move-section': {
      const from = expectSection(document, operation.id);
      return { ...operation, from, to: clamp(operation.to, document.sections.length - 1) };
    }
    case 'add-component':
      return { ...operation, at: clampPlace(document, operation.at) };
    case 'remove-component': {
      const { component, place } = expectComponent(document, operation.component.id);
      return { ...operation, component, at: place };
    }
    case 'move-component': {
      const { place } = expectComponent(document, operation.id);
      return { ...operation, from: place, to: clampPlace(takeOut(document, operation.id).without, operation.to) };
    }
    case 'replace':
      return { ...operation, from: document };
  }
}

/** Whether it changes nothing: a drop at the same place, an unchanged text. */
export function isIdle(operation: Operation): boolean {
  if (operation.kind === 'move-component')
    return isSameParent(operation.from.parent, operation.to.parent) && operation.from.index === operation.to.index;
  return 'to' in operation && operation.from === operation.to;
}

function insert(document: CaseStudy, component: Component, at: Place): CaseStudy {
  const siblings = expectThere(childrenAt(document, at.parent), 'column');
  if ('container' in at.parent && component.templateId === 'container')
    throw new CannotApply('A container holds no containers');
  return withChildren(document, at.parent, siblings.toSpliced(at.index, 0, component));
}

/** The edit as it is sent and logged: without the value before, which the server and its versions have. */
export function withoutBefore(operation: Operation): unknown {
  return 'from' in operation ? { ...operation, from: undefined } : operation;
}

function takeOut(document: CaseStudy, id: string): { without: CaseStudy; component: Component } {
  const { component, place } = expectComponent(document, id);
  const siblings = childrenAt(document, place.parent)!;
  return { component, without: withChildren(document, place.parent, siblings.toSpliced(place.index, 1)) };
}

function clampPlace(document: CaseStudy, place: Place): Place {
  const siblings = expectThere(childrenAt(document, place.parent), 'column');
  return { ...place, index: clamp(place.index, siblings.length) };
}

function clamp(index: number, max: number): number {
  return Math.min(Math.max(index, 0), max);
}

function expectSection(document: CaseStudy, id: string): number {
  const index = sectionIndex(document, id);
  if (index < 0) throw new CannotApply('This section is no longer there');
  return index;
}

function expectComponent(document: CaseStudy, id: string) {
  return expectThere(findComponent(document, id), 'component');
}

function expectThere<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new CannotApply(`This ${what} is no longer there`);
  return found;
}
