import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeFlags, doneUpTo } from './gauge-flags.ts';

const at = (percentage: number, title = 'Visit a shop', isNew = false) => ({ percentage, title, isNew });
const forms = (...flags: ReturnType<typeof at>[]) => arrangeFlags(flags).map((place) => place.wide.form);

test('flags with room between them show their words', () => {
  expect(forms(at(12), at(38, 'Bake board'), at(95, 'Final frames'))).toEqual(['label', 'label', 'label']);
});

test('the three flags of the landing page keep their words on its gauge from a tablet up', () => {
  expect(forms(at(18, 'Ride along at 05:00'), at(46, 'Bake board'), at(92, 'Prototype tested', true))).toEqual(
    Array(3).fill('label'),
  );
});

test('two labels that would touch fold to the number', () => {
  expect(forms(at(40, 'Bake board sketches'), at(48, 'First prototype'))).toEqual(['label', 'label']);
  expect(forms(at(40, 'Bake board'), at(48, 'First prototype'), at(56, 'Second prototype'))[1]).toBe('number');
});

test('two numbers that would touch leave only the peg of one; the list holds the rest', () => {
  expect(forms(at(50), at(51), at(52)).filter((form) => form === 'peg')).toHaveLength(1);
});

test('a flag at the far end leans back over the gauge', () => {
  expect(arrangeFlags([at(100, 'Final frames')])[0]).toEqual({
    broad: { form: 'label', leans: true },
    wide: { form: 'label', leans: true },
    middle: { form: 'label', leans: true },
    narrow: { form: 'number', leans: true },
  });
  expect(arrangeFlags([at(0, 'Start')])[0]!.wide.leans).toBe(false);
});

test('a number turns to the other side of its peg where that leaves a neighbour its words', () => {
  const places = arrangeFlags([at(50, 'Sketch'), at(73, 'Tested in shop'), at(95, 'Final frames')]);
  expect(places.map(({ wide }) => wide.form)).toEqual(['label', 'number', 'label']);
});

test('the ruler is filled to the last milestone before which none is open', () => {
  const stone = (percentage: number, isDone: boolean) => ({ percentage, isDone });
  expect(doneUpTo([stone(60, true), stone(20, true), stone(95, true)])).toBe(95);
  expect(doneUpTo([stone(60, false), stone(20, true), stone(95, true)])).toBe(20);
  expect(doneUpTo([stone(20, false)])).toBe(0);
  expect(doneUpTo([])).toBe(0);
});

test('no two flags that show something touch, whichever side they hang to', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 12 }), (percentages) => {
      const places = arrangeFlags(percentages.map((percentage) => at(percentage)));
      for (const [kind, barPx] of [
        ['broad', 820],
        ['wide', 630],
        ['middle', 500],
        ['narrow', 262],
      ] as const) {
        const spans = places.flatMap((place, n) => {
          const { form, leans } = place[kind];
          const number = `${percentages[n]}%`.length * 8.5 + 18;
          const [peg, width] = [(percentages[n]! / 100) * barPx, form === 'label' ? number + 75 : number];
          return form === 'peg' ? [] : [leans ? { from: peg - width, to: peg } : { from: peg, to: peg + width }];
        });
        for (const [n, one] of spans.entries())
          for (const two of spans.slice(n + 1)) expect(one.to <= two.from || two.to <= one.from).toBe(true);
      }
    }),
  );
});

test('the milestone being made keeps its words before its neighbours do', () => {
  expect(
    forms(at(50, 'Bake board sketches'), at(54, 'Second prototype of it', true), at(58, 'Third prototype'))[1],
  ).toBe('label');
});

test('a small screen never shows words', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { maxLength: 30 }), (percentages) => {
      const places = arrangeFlags(percentages.map((percentage) => at(percentage)));
      expect(places).toHaveLength(percentages.length);
      expect(places.every((place) => place.narrow.form !== 'label')).toBe(true);
    }),
  );
});
