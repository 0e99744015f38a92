import { expect, test } from 'vitest';
import { industryIds } from '../../catalog/industries.ts';
import { styleIds } from '../../catalog/styles.ts';
import { Random } from '../../random.ts';
import { casesOf } from '../cases/all.ts';
import { drawPair, drawSizes, needsOf } from './draw-pair.ts';
import { type Face, faces, looksOf } from './faces.ts';
import { scriptOf } from './languages.ts';
import { pairs } from './pairs.ts';

const tempers = ['calm', 'lively'] as const;
const devices = ['phone', 'desktop', 'tablet', 'wall screen', 'kiosk', 'paper', 'watch'] as const;

test.each([
  ['Polish'],
  ['Ukrainian'],
  ['Vietnamese'],
  ['Hindi'],
  ['Thai'],
  ['Arabic'],
  ['Greek'],
  ['Yoruba'],
  ['Asante Twi'],
  ['Ewe'],
])('both families of a pair cover %s, in every style', (language) => {
  for (const style of styleIds)
    for (const temper of tempers) {
      const { heading, body } = drawPair(style, temper, ['English', language], new Random(language));
      expect(heading.face.scripts).toContain(scriptOf(language));
      expect(body.face.scripts).toContain(scriptOf(language));
    }
});

test('the languages of every case are covered', () => {
  const settings = industryIds.flatMap(casesOf).flatMap((one) => one.settings);
  for (const { languages } of settings)
    for (const style of styleIds) expect(() => drawPair(style, 'calm', languages, new Random(style))).not.toThrow();
});

test('a language or a mix of scripts that no family covers is refused', () => {
  expect(() => scriptOf('Amharic')).toThrow('Amharic');
  expect(() => drawPair('minimal', 'calm', ['Thai', 'Arabic'], new Random('mix'))).toThrow('Thai and Arabic');
});

test('Latin screens get each pair of their style and temper, and no other', () => {
  for (const style of styleIds)
    for (const temper of tempers) {
      const drawn = new Set(
        Array.from({ length: 30 }, (_, n) => drawPair(style, temper, ['Spanish'], new Random(`${n}`))),
      );
      expect(drawn).toEqual(new Set(pairs[style][temper]));
    }
});

test('readers over 65 get the largest text of a device', () => {
  const [pair] = pairs.minimal.calm;
  for (const oldest of [65, 82])
    for (let seed = 0; seed < 10; seed += 1)
      expect(drawSizes({ device: 'phone', reading: '', oldest }, pair, false, new Random(`${seed}`)).text).toBe(18);
});

test('headings are at least one and a half times the text, and fine faces are large', () => {
  for (const style of styleIds)
    for (const device of devices)
      for (let draw = 0; draw < 20; draw += 1) {
        const pair = drawPair(style, tempers[draw % 2]!, ['English'], new Random(`${draw}`));
        const { heading, text } = drawSizes(
          { device, reading: '' },
          pair,
          draw % 3 === 0,
          new Random(`${style} ${device} ${draw}`),
        );
        expect(heading).toBeGreaterThanOrEqual(text * 1.5);
        expect(heading).toBeGreaterThanOrEqual(pair.heading.face.leastPx ?? 0);
        expect(text).toBeGreaterThanOrEqual(draw % 3 === 0 ? 17 : 16);
      }
});

test.each([
  ['Large, sturdy letters with open forms, because carers read them in bright sun.', ['sturdy', 'open']],
  ['Quiet letters that stay clear in large text.', ['plain']],
  ['Figures read on a dim staircase.', ['sturdy']],
] as const)('letters meet what readers need in every style: %s', (reading, needs) => {
  expect(needsOf(reading)).toEqual(needs);
  for (const style of styleIds)
    for (const temper of tempers) {
      const { heading, body } = drawPair(style, temper, ['English'], new Random(reading), needs);
      for (const need of needs) {
        expect([style, heading.face.family, heading.face.meets]).toEqual([
          style,
          heading.face.family,
          expect.arrayContaining([need]),
        ]);
        expect(body.face.meets).toContain(need);
      }
    }
});

test('no face of headings stands for a style, whatever most readers need', () => {
  const readings = industryIds.flatMap(casesOf).map(({ direction }) => direction.reading);
  for (const style of styleIds) {
    const drawn = readings.map((reading, n) =>
      drawPair(style, tempers[n % 2]!, ['Spanish'], new Random(`${style} ${n}`), needsOf(reading)),
    );
    const shares = [...new Set(drawn)].map((pair) => drawn.filter((other) => other === pair).length / drawn.length);
    expect([style, Math.max(...shares) < 0.5]).toEqual([style, true]);
  }
});

test('a narrow face is not open, and a hairline or soft serif is not sturdy', () => {
  expect(faces.oswald.meets).not.toContain('open');
  for (const { meets, looks } of Object.values<Face>(faces))
    if (/\b(?:narrow|fine|light|soft)\b/.test(looks.join(' '))) expect(meets).toEqual([]);
});

test('a face is called by what readers need, and heavy only where it is', () => {
  expect(looksOf(faces.archivo, 800, [])).toContain('a heavy sans');
  expect(looksOf(faces.archivo, 400, [])).toEqual(['an even grotesque']);
  expect(looksOf(faces.notoSerif, 600, ['sturdy'])).toEqual(['a sturdy serif']);
  expect(looksOf(faces.figtree, 700, ['open', 'sturdy'])).toEqual(['an open sans']);
});

test('letters that are called large have 20 px on a phone', () => {
  const [pair] = pairs.minimal.calm;
  const text = (reading: string) => drawSizes({ device: 'phone', reading }, pair, false, new Random(reading)).text;
  expect(
    text('Large, sturdy figures, because the hours of the boats are read in wind and rain.'),
  ).toBeGreaterThanOrEqual(20);
  expect(text('Figures of one width, because people compare them at arm’s length.')).toBeGreaterThanOrEqual(20);
  expect(text('Plain letters that stay clear in large text.')).toBeLessThanOrEqual(18);
});

test('what is read from afar has larger letters', () => {
  const pair = drawPair('minimal', 'calm', ['English'], new Random('afar'));
  const text = (reading: string) => drawSizes({ device: 'phone', reading }, pair, false, new Random('afar')).text;
  expect(text('Patients read it lying down, from two metres away.')).toBeGreaterThanOrEqual(28);
  expect(text('Customers read it often from a metre away.')).toBeGreaterThanOrEqual(20);
  expect(text('People read it in bed.')).toBeLessThanOrEqual(18);
});
