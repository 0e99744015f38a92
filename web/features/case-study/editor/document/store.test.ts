import { expect, test } from 'vitest';
import { newComponent, newSection } from '#domain/case-study/document.ts';
import { apply } from '#domain/case-study/operations.ts';
import { counter, defaultStudy } from '#test/case-study.ts';
import { pasteInto } from './commands.ts';
import { createEditorStore } from './store.ts';

test('A page that comes from elsewhere is told to those parts alone that it changes', () => {
  const opened = defaultStudy();
  const [first, second] = opened.sections;
  const store = createEditorStore(opened, { onOperations: () => undefined });
  const changed: string[] = [];
  for (const { id } of opened.sections) store.subscribe(id, () => changed.push(id));
  const title = { kind: 'set-section', id: second!.id, field: 'title', from: '', to: 'What we built' } as const;
  store.replace(structuredClone(apply(opened, title)), true);
  expect(changed).toEqual([second!.id]);
  expect(store.section(first!.id)).toBe(first);
  expect(store.section(second!.id)?.title).toBe('What we built');
});

test('EDIT-9 pasting a text right after typing is an undo step of its own, and so is what is typed next', () => {
  const newId = counter();
  const component = newComponent('text-block', newId);
  const empty = newSection('single-column', newId);
  const section = { ...empty, children: { ...empty.children, content: [component] } };
  const opened = { ...defaultStudy(), sections: [section] };
  const store = createEditorStore(opened, { onOperations: () => undefined });
  const write = (to: string) => {
    const from = store.component(component.id)!.content;
    store.dispatch({ kind: 'set-component', id: component.id, field: 'content', from, to });
  };
  const text = () => store.component(component.id)!.content;
  const before = text();
  write('<p>Typed</p>');
  pasteInto(store, component.id, 'Pasted');
  const pasted = text();
  write('<p>Typed again</p>');
  store.undo();
  expect(text()).toBe(pasted);
  store.undo();
  expect(text()).toBe('<p>Typed</p>');
  store.undo();
  expect(text()).toBe(before);
});
