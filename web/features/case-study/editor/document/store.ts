import type { CaseStudy, ColumnName, Component, Section } from '#domain/case-study/document.ts';
import { type History, noHistory, redo, remember, undo } from '#domain/case-study/history.ts';
import { apply, isIdle, type Operation, refresh } from '#domain/case-study/operations.ts';
import { reuseUnchanged } from '#domain/case-study/reuse-unchanged.ts';
import { walkSection } from '#domain/case-study/tree.ts';

/** Listeners subscribe to a section's or component's id, or to one of these keys. */
export const PAGE = 'page';
/** Which sections there are, and their order. */
export const ORDER = 'order';
/** Any change of the page or its history. */
export const ANY = 'any';

type Node = Section | Component;

export interface Reading {
  document(): CaseStudy;
  history(): History;
  section(id: string): Section | undefined;
  component(id: string): Component | undefined;
  /** Ids in their order. The array stays the same while they do. */
  sectionIds(): readonly string[];
  columnIds(sectionId: string, column: ColumnName): readonly string[];
  containerIds(id: string): readonly string[];
}

export interface EditorStore extends Reading {
  /** The page when it was opened, as the server rendered it. */
  opened: Reading;
  /** Notifies of changes of one node, so that typing renders only its own text. */
  subscribe(key: string, listener: () => void): () => void;
  /**
   * Applies the operations, adds them to the history and passes them on to be saved. Their previous values are filled
   * in.
   */
  dispatch(...operations: readonly Operation[]): void;
  /** The next operation starts a new undo step, however soon it comes: changing a text into a list is not typing. */
  endStep(): void;
  undo(): boolean;
  redo(): boolean;
  /** Replaces the document without an undo step: a merge from another window is not the person's own edit. */
  replace(document: CaseStudy, keepsHistory: boolean): void;
}

/** The document outside of React. `onOperations` gets all operations that were applied here, in order. */
export function createEditorStore(
  initial: CaseStudy,
  { onOperations, now = Date.now }: { onOperations: (operations: readonly Operation[]) => void; now?: () => number },
): EditorStore {
  let document = initial;
  let history = noHistory;
  const nodes = indexOf(document.sections);
  const openedNodes = new Map(nodes);
  const listeners = new Map<string, Set<() => void>>();

  function notify(key: string) {
    for (const listener of listeners.get(key) ?? []) listener();
  }

  /** Compares only sections whose objects have changed, so typing in one section does not visit all of them. */
  function become(next: CaseStudy) {
    if (next === document) return;
    const before = document;
    document = next;
    const was = indexOf(without(before.sections, next.sections));
    const now = indexOf(without(next.sections, before.sections));
    for (const id of was.keys()) nodes.delete(id);
    for (const [id, node] of now) nodes.set(id, node);
    if (before.title !== next.title || before.description !== next.description) notify(PAGE);
    if (before.theme !== next.theme) notify(PAGE);
    if (before.colors !== next.colors || before.typography !== next.typography) notify(PAGE);
    if (!isSameOrder(before.sections, next.sections)) notify(ORDER);
    for (const [id, node] of now) if (was.get(id) !== node) notify(id);
  }

  return {
    ...reading(
      () => document,
      () => history,
      nodes,
    ),
    opened: reading(
      () => initial,
      () => noHistory,
      openedNodes,
    ),
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(key);
      };
    },
    dispatch(...operations) {
      const done: Operation[] = [];
      let next = document;
      for (const one of operations) {
        const fresh = refresh(next, one);
        if (isIdle(fresh)) continue;
        next = apply(next, fresh);
        done.push(fresh);
      }
      if (done.length === 0) return;
      history = remember(history, done, now());
      become(next);
      notify(ANY);
      onOperations(done);
    },
    endStep() {
      const last = history.past.at(-1);
      if (last) history = { ...history, past: history.past.with(-1, { ...last, atMs: Number.NEGATIVE_INFINITY }) };
    },
    undo: () => step(undo(document, history)),
    redo: () => step(redo(document, history)),
    replace(next, keepsHistory) {
      if (!keepsHistory) history = noHistory;
      become(reuseUnchanged(document, next));
      notify(ANY);
    },
  };

  function step(taken: ReturnType<typeof undo>): boolean {
    if (!taken) return false;
    history = taken.history;
    become(taken.document);
    notify(ANY);
    onOperations(taken.operations);
    return true;
  }
}

function reading(document: () => CaseStudy, history: () => History, nodes: ReadonlyMap<string, Node>): Reading {
  const section = (id: string) => nodes.get(id) as Section | undefined;
  const component = (id: string) => nodes.get(id) as Component | undefined;
  const idsAt = rememberIds();
  return {
    document,
    history,
    section,
    component,
    sectionIds: () => idsAt(ORDER, document().sections),
    columnIds: (id, column) => idsAt(`${id} ${column}`, section(id)?.children[column]),
    containerIds: (id) => idsAt(id, component(id)?.children),
  };
}

/** Gives the same array for a place until its ids change. */
function rememberIds() {
  const known = new Map<string, readonly string[]>();
  return (place: string, all: readonly { id: string }[] = []): readonly string[] => {
    const before = known.get(place);
    if (before?.length === all.length && all.every(({ id }, at) => id === before[at])) return before;
    const ids = all.map(({ id }) => id);
    known.set(place, ids);
    return ids;
  };
}

function without(sections: readonly Section[], others: readonly Section[]): Section[] {
  const known = new Set(others);
  return sections.filter((section) => !known.has(section));
}

function indexOf(sections: readonly Section[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  for (const section of sections) {
    nodes.set(section.id, section);
    for (const { component } of walkSection(section)) nodes.set(component.id, component);
  }
  return nodes;
}

function isSameOrder(a: readonly Section[], b: readonly Section[]): boolean {
  return a.length === b.length && a.every((section, at) => section.id === b[at]!.id);
}
