import { expect, test } from 'vitest';
import { composeBrief } from '../compose.ts';

test('a brief writes its percentages in one way, in the text as in the table of measures', () => {
  const written = Array.from({ length: 40 }, (_, n) =>
    JSON.stringify(
      composeBrief({
        industry: 'health',
        styles: ['minimal'],
        level: 'professional',
        timeBoxDays: null,
        seed: `percent ${n}`,
      }),
    ),
  );
  expect(written.filter((text) => /\d%/.test(text)).length).toBeGreaterThan(10);
  expect(written.map((text) => /\d per cent/.exec(text)?.[0]).filter(Boolean)).toEqual([]);
});
