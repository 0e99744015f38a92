import { expect, test } from 'vitest';
import { apply } from '#domain/case-study/operations.ts';
import { defaultStudy } from '#test/case-study.ts';
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
