import {
  type CaseStudy,
  columnNames,
  componentIds,
  layoutIds,
  newCaseStudy,
  newComponent,
  newSection,
} from '#domain/case-study/document.ts';
import { apply, CannotApply, type Operation, refresh } from '#domain/case-study/operations.ts';
import { backgroundIds, fontColorIds } from '#domain/case-study/palette.ts';
import { richText } from '#domain/case-study/rich-text.ts';
import { type Parent, walk } from '#domain/case-study/tree.ts';

/** The same numbers for the same seed, 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function counter(prefix = ''): () => string {
  let n = 0;
  return () => {
    n += 1;
    return `${prefix}${n}`;
  };
}

export const defaultStudy = () => newCaseStudy(counter('d'));

/** Any edit that fits the document, with words of its own. */
export function randomOperation(document: CaseStudy, random: () => number, newId: () => string): Operation {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const components = [...walk(document)];
  const words = () => `words ${newId()}`;
  const parents: Parent[] = [
    ...document.sections.flatMap(({ id }) => columnNames.map((column) => ({ section: id, column }))),
    ...components
      .filter(({ component }) => component.templateId === 'container')
      .map(({ component }) => ({ container: component.id })),
  ];
  const section = pick(document.sections);
  const component = components.length > 0 ? pick(components).component : undefined;
  const place = () => ({ parent: pick(parents), index: Math.floor(random() * 4) });
  const kinds: (() => Operation | null)[] = [
    () => ({ kind: 'set-page', field: pick(['title', 'description'] as const), from: '', to: words() }),
    () => ({ kind: 'set-color', index: 0, from: document.colors[0]!, to: { name: words(), hex: '#123456' } }),
    () => ({
      kind: 'set-type',
      index: 1,
      from: document.typography[1]!,
      to: { ...document.typography[1]!, size: 12 + Math.floor(random() * 20) },
    }),
    () => section && { kind: 'set-section', id: section.id, field: 'title', from: '', to: words() },
    () => section && { kind: 'set-section', id: section.id, field: 'content', from: [], to: richText(words()) },
    () =>
      section && {
        kind: 'set-section',
        id: section.id,
        field: 'backgroundColor',
        from: 'bg-white',
        to: pick(backgroundIds),
      },
    () => section && { kind: 'set-section', id: section.id, field: 'hasPattern', from: false, to: random() > 0.5 },
    () =>
      component ? { kind: 'set-component', id: component.id, field: 'content', from: [], to: richText(words()) } : null,
    () =>
      component
        ? { kind: 'set-component', id: component.id, field: 'fontColor', from: 'text-white', to: pick(fontColorIds) }
        : null,
    () => ({
      kind: 'add-section',
      section: newSection(pick(layoutIds), newId, { title: words() }),
      index: Math.floor(random() * 6),
    }),
    () => (random() > 0.6 && section ? { kind: 'remove-section', section, index: 0 } : null),
    () => section && { kind: 'move-section', id: section.id, from: 0, to: Math.floor(random() * 6) },
    () =>
      parents.length > 0
        ? {
            kind: 'add-component',
            component: newComponent(pick(componentIds), newId, { content: richText(words()) }),
            at: place(),
          }
        : null,
    () => (random() > 0.6 && component ? { kind: 'remove-component', component, at: place() } : null),
    () => (component ? { kind: 'move-component', id: component.id, from: place(), to: place() } : null),
  ];
  for (;;) {
    const made = pick(kinds)();
    if (!made) continue;
    try {
      const fresh = refresh(document, made);
      apply(document, fresh);
      return fresh;
    } catch (error) {
      if (!(error instanceof CannotApply)) throw error;
    }
  }
}
