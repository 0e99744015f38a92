// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { hookOnPage } from '#test/hook-on-page.tsx';
import { useTextDraft } from './use-draft.ts';

beforeEach(() => localStorage.clear());

test('what is typed is shown, survives the page, and goes once it is saved', async () => {
  const first = await hookOnPage(() => useTextDraft('line', 'Mornings'));
  expect(first.result.current).toMatchObject({ value: 'Mornings', isChanged: false });
  first.act(() => first.result.current.change('Evenings'));
  expect(first.result.current).toMatchObject({ value: 'Evenings', isChanged: true, isStored: true });
  first.unmount();
  const { result, act } = await hookOnPage(() => useTextDraft('line', 'Mornings'));
  expect(result.current.value).toBe('Evenings');
  act(() => result.current.saved('Evenings'));
  expect(result.current).toMatchObject({ value: 'Mornings', isChanged: false });
});

test('what is typed while the rest is on its way is the value at that moment, rendered or not', async () => {
  const { result, act } = await hookOnPage(() => useTextDraft('line'));
  act(() => result.current.change('Salt'));
  const sent = result.current;
  act(() => {
    result.current.change('Saltmarsh');
    expect(sent.now()).toBe('Saltmarsh');
    sent.saved('Salt');
  });
  expect(result.current.value).toBe('Saltmarsh');
});

test('a session that ends under the hands leaves the draft to whom it is; the next person does not find it', async () => {
  const { result, act, showTo } = await hookOnPage(() => useTextDraft('line'));
  act(() => result.current.change('Half a com'));
  showTo(null);
  act(() => result.current.change('Half a comment'));
  expect(result.current.value).toBe('Half a comment');
  showTo('noor');
  expect(result.current.value).toBe('');
  showTo('ines');
  expect(result.current.value).toBe('Half a comment');
});
