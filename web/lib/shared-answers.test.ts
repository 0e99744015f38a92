import { expect, test, vi } from 'vitest';
import { readAnswer, writtenOnce } from './shared-answers.ts';

const body = '{"items" : [{"title" : "Nightlines"}]}';

test('an answer that many pages get is read once, written once, and changed by none of them', () => {
  const given = { body };
  const own = readAnswer(given) as { items: unknown[] };
  own.items.push('a change of the first page');
  const [second, third] = [readAnswer(given), readAnswer(given)] as { items: { title: string }[] }[];
  expect(second).toEqual({ items: [{ title: 'Nightlines' }] });
  expect(third).toBe(second);
  expect(() => second!.items.splice(0)).toThrow(TypeError);
  expect(() => Object.assign(second!.items[0]!, { title: 'Daylines' })).toThrow(TypeError);

  const write = vi.fn(JSON.stringify);
  expect([writtenOnce(second, write), writtenOnce(second, write)]).toEqual(Array(2).fill(JSON.stringify(second)));
  expect(write).toHaveBeenCalledTimes(1);
});

test('what is answered to one person is neither shared nor kept as text', () => {
  const [one, other] = [readAnswer({ body }), readAnswer({ body })] as { items: unknown[] }[];
  expect(one).not.toBe(other);
  expect(Object.isFrozen(one)).toBe(false);
  const write = vi.fn(JSON.stringify);
  writtenOnce(one, write);
  one!.items.push('more');
  expect(writtenOnce(one, write)).toContain('more');
});
