import { expect, test } from 'vitest';
import { defaultTitle, industries } from '../catalog/industries.ts';
import { levelIds } from '../catalog/levels.ts';
import { type StyleId, styleIds } from '../catalog/styles.ts';
import { casesOf } from './cases/all.ts';
import { type BriefInput, composeBrief, composeSection } from './compose.ts';
import { briefContentSchema } from './content.ts';
import { checkBrief } from './quality/check-brief.ts';
import { briefSectionIds, briefSections, canBeRewritten } from './sections.ts';

const pairs: StyleId[][] = styleIds.flatMap((one, index) => [
  [one],
  ...styleIds.slice(index + 1).map((two) => [one, two]),
]);
const input = (changes: Partial<BriefInput> = {}): BriefInput => ({
  industry: 'food',
  styles: ['retro', 'organic'],
  level: 'professional',
  timeBoxDays: null,
  seed: 'test',
  ...changes,
});

test.each(industries)('BRIEF-1 every choice of styles and level gives a complete brief in $label', ({ id }) => {
  for (const styles of pairs) {
    for (const level of levelIds) {
      const { content } = composeBrief(input({ industry: id, styles, level, seed: `${styles} ${level}` }));
      expect(briefContentSchema.parse(content)).toEqual(content);
      expect(content.title).not.toBe(defaultTitle(id));
    }
  }
});

test('the same seed gives the same brief, to the letter', () => {
  expect(composeBrief(input())).toEqual(composeBrief(input()));
});

test('another seed gives another brief', () => {
  const titles = Array.from({ length: 40 }, (_, n) => JSON.stringify(composeBrief(input({ seed: `${n}` })).content));
  expect(new Set(titles).size).toBe(40);
});

test('the facts survive being stored as JSON', () => {
  const { skeleton } = composeBrief(input());
  expect(JSON.parse(JSON.stringify(skeleton))).toEqual(skeleton);
});

test('no brief shows a placeholder, an open choice or a fact that is not there', () => {
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : value && typeof value === 'object'
        ? Object.values(value).flatMap(strings)
        : [];
  for (const { id } of industries) {
    for (let n = 0; n < 60; n += 1) {
      const texts = strings(composeBrief(input({ industry: id, seed: `${n}` })).content);
      expect(texts.filter((text) => /[{}[\]|]|undefined|NaN| {2}/.test(text))).toEqual([]);
    }
  }
});

test.each(briefSectionIds.filter((section) => canBeRewritten(section)))(
  'BRIEF-8 %s is written again from the same facts and leaves the other sections alone',
  (section) => {
    const { fields } = briefSections.find(({ id }) => id === section)!;
    for (let n = 0; n < 30; n += 1) {
      const { content, skeleton } = composeBrief(input({ industry: industries[n % 6]!.id, seed: `again ${n}` }));
      const again = composeSection({
        content,
        skeleton: JSON.parse(JSON.stringify(skeleton)),
        section,
        attemptSeed: 'two',
      })!;
      expect(briefContentSchema.parse(again.content)).toEqual(again.content);
      const own = (key: string) => (fields as readonly string[]).includes(key);
      const part = (of: object, inside: boolean) =>
        Object.fromEntries(Object.entries(of).filter(([key]) => own(key) === inside));
      expect(part(again.content, false)).toEqual(part(content, false));
      // The same lines in another order would waste an attempt.
      const lines = (of: object) => JSON.stringify(part(of, true)).match(/"[^"]+"/g)!;
      const before = lines(content);
      expect(lines(again.content).some((line) => !before.includes(line))).toBe(true);
      expect(again.content.personas).toHaveLength(content.personas.length);
      expect(again.content.successMeasures.map(({ baseline }) => baseline)).toEqual(
        content.successMeasures.map(({ baseline }) => baseline),
      );
    }
  },
);

test('BRIEF-8 the same attempt gives the same section, a brief without facts none', () => {
  const { content, skeleton } = composeBrief(input());
  const attempt = () => composeSection({ content, skeleton, section: 'usps', attemptSeed: 'three' });
  expect(attempt()).toEqual(attempt());
  expect(composeSection({ content, skeleton: null, section: 'usps', attemptSeed: 'three' })).toBeNull();
  expect(
    composeSection({ content, skeleton: { ...skeleton, case: 'gone' }, section: 'usps', attemptSeed: 'three' }),
  ).toBeNull();
  const edited = { ...skeleton, drawn: { ...skeleton.drawn, town: 'Elsewhere' } };
  expect(composeSection({ content, skeleton: edited, section: 'usps', attemptSeed: 'three' })).toBeNull();
});

test('BRIEF-13 of a hundred first draws ninety-nine pass every check, at every level', () => {
  for (const level of levelIds) {
    const orders = industries.flatMap(({ id }) =>
      Array.from({ length: 34 }, (_, n) => input({ industry: id, level, seed: `first ${n}` })),
    );
    const faulty = orders.filter((order) => checkBrief(composeBrief(order).content, order).length > 0);
    expect(faulty.length, level).toBeLessThanOrEqual(orders.length / 100);
  }
});

test('BRIEF-13 a person gets every case of an industry once before one comes again', () => {
  const had: string[] = [];
  for (const { id } of casesOf('food')) {
    const { skeleton } = composeBrief(input({ industry: 'food', seed: `after ${id}`, had: [...had] }));
    expect(had).not.toContain(skeleton.case);
    expect(skeleton).not.toHaveProperty('had');
    had.push(skeleton.case);
  }
  expect(had).toContain(composeBrief(input({ industry: 'food', had })).skeleton.case);
});
