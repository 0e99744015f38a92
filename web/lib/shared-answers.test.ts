import { expect, test, vi } from 'vitest';
import { isAnswer, readAnswer, textOfAnswer } from './shared-answers.ts';

const body = '{"items" : [{"title" : "Nightlines"}]}';

type List = { items: { title: string }[] };

test('an answer that many pages get is read once, made ready once, and changed by none of them', () => {
  const given = { body };
  const [own, second, third] = [readAnswer(given), readAnswer(given), readAnswer(given)] as List[];
  expect(own).not.toBe(second);
  expect(second).toEqual({ items: [{ title: 'Nightlines' }] });
  expect(third).toBe(second);
  expect(() => second!.items.splice(0)).toThrow(TypeError);
  expect(() => Object.assign(second!.items[0]!, { title: 'Daylines' })).toThrow(TypeError);

  const makeReady = vi.fn((text: string) => text.toUpperCase());
  expect([textOfAnswer(second, makeReady), textOfAnswer(second, makeReady)]).toEqual(Array(2).fill(body.toUpperCase()));
  expect(makeReady).toHaveBeenCalledTimes(1);
});

test('what is answered to one person is shared with nobody, and goes on as the text it came as', () => {
  const [one, other] = [readAnswer({ body }), readAnswer({ body })] as List[];
  expect(one).not.toBe(other);
  expect(textOfAnswer(one, (text) => text)).toBe(body);
});

test('a page that changes an answer, which its data would not say, is told at once', () => {
  const own = readAnswer({ body }) as List;
  expect(() => own.items.push({ title: 'more' })).toThrow(TypeError);
});

test('what was made of an answer is no answer', () => {
  const own = readAnswer({ body }) as List;
  const more = { ...own, isLater: true };
  expect([isAnswer(own), isAnswer(more), isAnswer(own.items), isAnswer(null)]).toEqual([true, false, false, false]);
  expect(textOfAnswer(more, (text) => text)).toBeNull();
});
