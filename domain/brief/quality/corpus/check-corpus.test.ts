import { expect, test } from 'vitest';
import { defaultTitle, industryIds } from '../../../catalog/industries.ts';
import { composeBrief } from '../../compose.ts';
import type { BriefContent } from '../../content.ts';
import { countries } from '../../places/all.ts';
import { noted } from '../failure.ts';
import { KNOWN_BRANDS, STOCK_NAMES } from '../word-lists.ts';
import { checkCorpus, corpusInputs } from './check-corpus.ts';
import type { CheckResult, Sample } from './check-result.ts';
import { composeCorpus } from './compose-corpus.ts';
import { checkLikeness } from './likeness.ts';
import { checkPeople } from './people.ts';
import { checkRepetition } from './repetition.ts';
import { checkReplay, checkRobustness } from './robustness.ts';
import { checkColors, checkSituations } from './situations.ts';
import { checkLoad, checkSubstance, checkWording } from './text.ts';

const [input] = corpusInputs(1, 'corpus');
const { content, skeleton } = composeBrief(input!);
const [persona] = content.personas;

/** A sound brief with a change. */
const sample = (change: Partial<BriefContent> = {}, more: Partial<Sample> = {}): Sample => ({
  input: input!,
  skeleton,
  failures: [],
  draws: 1,
  ...more,
  content: { ...content, ...change },
});
const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const failing = (code: 'M1' | 'M7' | 'M13' | 'M15' | 'M18' | 'M22') =>
  sample({}, { failures: [noted(code, 'So it is.')] });
const found = (results: CheckResult[], code: string) => results.find((result) => result.code === code)!;
const verdicts = (results: CheckResult[]) => results.map(({ code, verdict }) => `${code} ${verdict}`);
const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

test('the choices of a corpus go through all industries and styles, levels and time boxes', () => {
  const inputs = corpusInputs(432, 'x');
  const combination = ({ industry, styles }: (typeof inputs)[number]) => `${industry} ${styles.join(' ')}`;
  const sorted = (one: (typeof inputs)[number]) => combination({ ...one, styles: one.styles.toSorted() });
  expect(new Set(inputs.slice(0, 216).map(sorted)).size).toBe(216);
  expect(inputs.slice(216).map(sorted)).toEqual(inputs.slice(0, 216).map(sorted));
  expect(inputs[216 + 6]!.styles).toEqual(inputs[6]!.styles.toReversed());
  expect(inputs.slice(0, 6).map(({ industry }) => industry)).toEqual(industryIds);
  const levelAt = (at: number) => inputs[at]!.level;
  expect(new Set([0, 7, 14].map(levelAt)).size).toBe(3);
  expect([levelAt(6), levelAt(13), levelAt(21)]).toEqual([levelAt(0), levelAt(7), levelAt(0)]);
  expect(new Set([0, 11, 22].map((at) => inputs[at]!.timeBoxDays)).size).toBe(3);
  expect(inputs[10]!.timeBoxDays).toBe(inputs[0]!.timeBoxDays);
  expect(inputs[5]!.seed).toBe('x 5');
});

test('a brief that is too similar to an earlier one is composed again', () => {
  const [first, again] = composeCorpus([input!, input!]);
  expect([first!.draws, first!.input.seed]).toEqual([1, 'corpus 0']);
  expect(again!.draws).toBeGreaterThan(1);
  expect(again!.input.seed).toBe(`corpus 0 ${again!.draws}`);
  expect(again!.content.title + again!.content.situation).not.toBe(first!.content.title + first!.content.situation);
});

test('composed briefs meet the checks that hold for each of them', () => {
  const ofOneIndustry = corpusInputs(72, 'corpus').filter(({ industry }) => industry === industryIds[0]);
  const samples = composeCorpus(ofOneIndustry);
  const results = checkCorpus(samples, { reference: [content], compress: (text) => text.length });
  const each = ['M1', 'M7', 'M13', 'M14', 'M15', 'M17', 'M18', 'M20', 'M21', 'M24', 'M26', 'M27', 'M28', 'M29', 'M30'];
  expect(each.filter((code) => found(results, code).verdict !== 'met')).toEqual([]);
  expect(found(results, 'M1')).toMatchObject({ figure: '100%', threshold: '100%' });
  expect(found(results, 'M21').threshold).toBe('≥ 99.0%');
  const one = samples.map((made, n) => (n ? made : { ...made, failures: [noted('M1', 'No title.')] }));
  const worse = checkCorpus(one, { reference: [content], compress: (text) => text.length, isComposed: false });
  expect(found(worse, 'M1')).toMatchObject({ figure: '91.7%', verdict: 'missed' });
  expect(worse.map(({ code }) => code)).not.toContain('M25');
  expect(found(worse, 'M26')).toBeUndefined();
});

test('the gate refuses every broken brief, and a brief that came out otherwise is found', () => {
  expect(checkRobustness(times(30, () => sample()))).toMatchObject({
    figure: '360 of 360 refused, none thrown',
    verdict: 'met',
  });
  expect(checkRobustness([sample()]).verdict).toBe('missed');
  expect(checkReplay([sample()])).toMatchObject({ figure: '1 of 1 identical', verdict: 'met' });
  expect(checkReplay([sample(), sample({ title: 'Another' })])).toMatchObject({
    figure: '1 of 2 identical',
    verdict: 'missed',
  });
});

test('titles, openings and filler are counted over all briefs', () => {
  const titled = (n: number) => sample({ title: `${letters(n)} and more`, situation: `${letters(n)} is where it is.` });
  const different = times(60, titled);
  const m5 = (samples: Sample[]) => found(checkWording(samples), 'M5');
  expect(m5(different).verdict).toBe('met');
  expect(m5(times(60, (n) => titled(n % 6)))).toMatchObject({
    verdict: 'missed',
    figure: expect.stringContaining('10.0% unique'),
  });
  expect(m5([...different, sample({ title: defaultTitle(input!.industry) })])).toMatchObject({
    verdict: 'missed',
    figure: expect.stringContaining('1 stand-in titles'),
  });
  // All sections but one begin as those of every other brief.
  expect(found(checkWording(different), 'M6').verdict).toBe('warned');
  const m7 = (samples: Sample[]) => found(checkWording(samples), 'M7');
  expect(m7(different).verdict).toBe('met');
  expect(m7([...different, failing('M7')]).verdict).toBe('missed');
  const full = sample({ uspIntro: 'Robust, intuitive, curated, dynamic, engaging and immersive.' });
  expect(m7([...different, full]).verdict, 'one is full of it').toBe('missed');
  expect(m7([...different, full]).figure).toMatch(/mean 0\.\d\d, highest [4-9]\.\d/);
  const some = times(4, () => sample({ uspIntro: 'Robust, intuitive things.' }));
  expect(m7(some).verdict, 'all have some').toBe('missed');
});

test('goals, bounds and requirements are counted over all briefs', () => {
  const check = (change: Partial<BriefContent>, among: number) =>
    checkSubstance([...times(among, () => sample()), sample(change)]);
  expect(verdicts(checkSubstance([sample()]))).toEqual(
    ['M11', 'M12', 'M13', 'M14', 'M15', 'M16', 'M17'].map((code) => `${code} met`),
  );
  const vague = { projectGoals: ['Sell more bread.', 'Please people.'], successMeasures: [] };
  expect(found(check(vague, 19), 'M11').verdict, '95 of 100').toBe('met');
  expect(found(check(vague, 18), 'M11').verdict).toBe('missed');
  const measured = (target: string, baseline = '12 in 100') => ({
    successMeasures: content.successMeasures.map((one) => ({ ...one, target, baseline })),
    projectGoals: [],
  });
  const alone = (change: Partial<BriefContent>) => checkSubstance([sample(change)]);
  expect(found(alone(measured('37%')), 'M12')).toMatchObject({ figure: '0%', verdict: 'met' });
  expect(found(alone(measured('40%')), 'M12')).toMatchObject({ figure: '100%', verdict: 'missed' });
  expect(found(alone(measured('37%', 'unknown')), 'M11').verdict, 'no baseline').toBe('missed');
  const failures = (code: 'M13' | 'M15', among: number) =>
    found(checkSubstance([...times(among, () => sample()), failing(code)]), code).verdict;
  expect([failures('M13', 19), failures('M13', 18), failures('M15', 19)]).toEqual(['met', 'missed', 'missed']);
  const asked = (good: number, bad: number) => ({
    deliverables: [
      {
        ...content.deliverables[0]!,
        requirements: [...times(good, () => 'Two frames'), ...times(bad, () => 'Good looks')],
      },
    ],
  });
  expect(found(alone(asked(4, 1)), 'M16').verdict).toBe('met');
  expect(found(alone(asked(7, 2)), 'M16').verdict, '78 of 100').toBe('missed');
  const mixed = [...times(9, () => sample(asked(4, 0))), sample(asked(2, 2))];
  expect(found(checkSubstance(mixed), 'M16'), 'half of one brief').toMatchObject({
    verdict: 'missed',
    figure: '94.7%, least in one brief 50.0%'.replace('94.7', (3800 / 40).toFixed(1)),
  });
});

test('reading load is told for the shortest, the middle and the longest', () => {
  const inside = times(19, () => sample());
  expect(checkLoad([...inside, failing('M22')])).toMatchObject({ verdict: 'met' });
  expect(checkLoad([...inside.slice(1), failing('M22')])).toMatchObject({ verdict: 'missed' });
  expect(checkLoad(inside).figure).toMatch(/^100% inside; words (\d+) \/ \1 \/ \1 \(5th/);
});

const named = (...names: string[]) => sample({ personas: names.map((name) => ({ ...persona!, name })) });

test('a name, or two people together, come back at most three times', () => {
  const crowd = times(500, (n) => named(`F${letters(n)} L${letters(n)}`));
  const m8 = (...more: Sample[]) => checkPeople([...crowd, ...more])[0]!;
  expect(m8().verdict).toBe('met');
  expect(m8(...times(3, () => named('Ana Costa'))).verdict).toBe('met');
  expect(m8(...times(4, () => named('Ana Costa')))).toMatchObject({
    verdict: 'missed',
    figure: expect.stringContaining('‘Ana Costa’ 4×'),
  });
  expect(m8(...times(5, (n) => named(`Ana ${letters(n)}`))).verdict, 'one of a hundred').toBe('met');
  expect(m8(...times(6, (n) => named(`Ana ${letters(n)}`))).verdict).toBe('missed');
  expect(m8(...times(3, (n) => named(`Rui ${letters(n)}`, `Ana ${letters(n)}`))).verdict).toBe('met');
  expect(m8(...times(4, (n) => named(`Rui ${letters(n)}`, `Ana ${letters(n)}`)))).toMatchObject({
    verdict: 'missed',
    figure: expect.stringContaining('commonest cast Ana + Rui 4×'),
  });
  expect(m8(named(STOCK_NAMES[0]!)).verdict).toBe('missed');
});

test('people are of all ages, places and occupations, with names of where they live', () => {
  const person = (n: number, change: Partial<BriefContent['personas'][number]> = {}) => {
    const home = countries[n % 30]!;
    return sample({
      personas: [
        {
          ...persona!,
          name: `${home.names.f[0]} ${home.names.last[0]}`,
          age: 20 + 10 * (n % 5),
          role: `role ${n}`,
          location: `${home.towns[0]!.name}, ${home.name}`,
          ...change,
        },
      ],
    });
  };
  const m9 = (samples: Sample[]) => checkPeople(samples)[1]!;
  const all = times(150, (n) => person(n));
  expect(m9(all)).toMatchObject({ verdict: 'met', figure: expect.stringContaining('30 countries') });
  expect(m9(all).figure).toContain('150 occupations; names at home 100%');
  expect(m9(all.slice(1)).verdict, '149 occupations').toBe('missed');
  expect(m9(times(150, (n) => person(n, { age: n % 3 ? 31 : 39 })))).toMatchObject({
    verdict: 'missed',
    figure: expect.stringContaining('30–39: 100%'),
  });
  expect(
    m9(times(150, (n) => person(n < 24 ? n : n % 24, { role: `role ${n}`, age: 20 + 10 * (n % 5) }))).verdict,
  ).toBe('missed');
  const [home] = countries;
  const there = { name: `${home!.names.m[0]} ${home!.names.last[0]}`, location: home!.towns[0]!.name };
  expect(m9([...all, ...times(60, (n) => person(n, { ...there, role: `more ${n}` }))]).verdict, 'too many in one').toBe(
    'missed',
  );
  const stranger = person(0, { name: 'Xq Zw' });
  expect(m9([...all, stranger])).toMatchObject({
    verdict: 'missed',
    figure: expect.stringContaining(`99.3% (not Xq Zw of ${home!.towns[0]!.name}, ${home!.name})`),
  });
  expect(m9([...all, person(0, { name: `${home!.names.f[0]} Zw` })]).verdict, 'half a name').toBe('missed');
});

test('organisations have many names, and none that is known', () => {
  const of = (org: string, more: Partial<Sample> = {}) =>
    sample({}, { skeleton: { ...skeleton, drawn: { ...skeleton.drawn, org } }, ...more });
  const m10 = (samples: Sample[]) => checkPeople(samples)[2]!;
  expect(m10(times(10, (n) => of(`Firm ${n % 5}`)))).toMatchObject({
    verdict: 'met',
    figure: '5 different, 0 known brands',
  });
  expect(m10(times(10, (n) => of(`Firm ${n % 4}`))).verdict).toBe('missed');
  expect(m10(times(400, (n) => of(`Firm ${n % 100}`))).verdict).toBe('met');
  expect(m10([of('Firm'), of(KNOWN_BRANDS[0]!)]).verdict).toBe('missed');
  expect(m10([of('Firm'), of('Other', { failures: [noted('M10', 'A brand.')] })])).toMatchObject({
    verdict: 'missed',
    figure: '2 different, 1 known brands',
  });
});

test('palettes are distinct, and no colour of actions is everywhere', () => {
  const painted = (n: number) =>
    sample({
      colors: content.colors.map((color, at) => ({
        ...color,
        hex: `#${(n * 100 + at).toString(16).padStart(6, '0')}`,
      })),
    });
  const check = (samples: Sample[]) => checkColors(samples);
  const all = times(40, painted);
  expect(verdicts(check(all))).toEqual(['M18 met', 'M19 met', 'M20 met']);
  expect(found(check([...all, painted(1)]), 'M19').verdict, 'a palette twice').toBe('missed');
  expect(found(check(times(30, painted)), 'M19').verdict, 'one action in 30').toBe('missed');
  expect(found(check([...all, failing('M18')]), 'M18').verdict).toBe('missed');
});

test('cases and kinds of limits are drawn evenly', () => {
  const kinds = ['a', 'b', 'c', 'd'] as unknown as BriefContent['constraints'][number]['type'][];
  const drawn = (n: number, types = kinds) =>
    sample(
      { constraints: types.map((type) => ({ ...content.constraints[0]!, type })) },
      { skeleton: { ...skeleton, case: `case ${n}` as typeof skeleton.case } },
    );
  const even = checkSituations(times(60, (n) => drawn(n)));
  expect(even).toMatchObject({ verdict: 'met', figure: expect.stringContaining('constraints 1.00 even') });
  expect(even.figure).toContain('60 cases, commonest case 0 1.7%');
  expect(checkSituations(times(60, (n) => drawn(n % 6))).verdict).toBe('missed');
  const [a, b] = kinds;
  expect(checkSituations(times(60, (n) => drawn(n, [a!, a!, a!, a!, a!, a!, a!, b!]))).verdict).toBe('missed');
  expect(checkSituations(times(60, (n) => drawn(n, [a!]))).figure).toContain('0.00 even');
});

/** A brief whose prose is only this text. */
const saying = (text: string, n = 0, more: Partial<Sample> = {}): Sample =>
  ({
    ...sample({}, { skeleton: { ...skeleton, case: `case ${n}` as typeof skeleton.case } }),
    ...more,
    content: { ...EMPTY, projectDescription: text },
  }) as Sample;
const EMPTY = Object.fromEntries(
  Object.entries(content).map(([key, value]) => [
    key,
    typeof value === 'string' ? '' : Array.isArray(value) ? [] : undefined,
  ]),
) as unknown as BriefContent;
const run = (from: number, count: number) => times(count, (n) => `w${letters(from + n)}`).join(' ');

test('near duplicates are found pair by pair, of one case and of different ones', () => {
  const m2 = (...samples: Sample[]) => checkLikeness(samples, [content])[0]!;
  // 20 words have 16 runs of five.
  expect(m2(saying(run(0, 20), 1), saying(run(100, 20), 2)).figure).toBe(
    'one case: median 0.00, highest 0.00; different cases: highest 0.00; 0 of 2 were drawn again for it',
  );
  const half = m2(saying(run(0, 20), 1), saying(run(8, 20), 1, { draws: 2 }), saying(run(200, 20), 2));
  expect(half).toMatchObject({
    verdict: 'met',
    figure: expect.stringContaining('one case: median 0.33, highest 0.33'),
  });
  expect(half.figure).toContain('1 of 3 were drawn again');
  expect(m2(saying(run(0, 20), 1), saying(run(0, 20), 1)).verdict, 'the same').toBe('missed');
  expect(m2(saying(run(0, 20), 1), saying(run(8, 20), 2)).verdict, 'another case').toBe('missed');
});

test('the nearest in meaning shares words that few briefs have', () => {
  const m3 = (texts: string[]) =>
    checkLikeness(
      texts.map((text, n) => saying(text, n)),
      [{ ...content, title: 'x' }],
    )[1]!;
  expect(m3(['apple pear', 'apple pear', ...times(7, (n) => `lone${letters(n)}`)])).toMatchObject({
    verdict: 'unmeasured',
    figure: expect.stringContaining('median 0.00, 99th percentile 1.00'),
  });
  expect(m3(times(9, () => 'everywhere')).figure, 'a word of all').toContain('99th percentile 0.00');
});

test('repetition of a set is measured against briefs written by hand', () => {
  const compress = (text: string) => new Set(text.split(/\s+/)).size;
  const hand = times(2, (n) => saying(run(1000 + n * 100, 20)).content);
  const of = (...texts: string[]) =>
    checkRepetition(
      texts.map((text, n) => saying(text, n)),
      hand,
      compress,
    );
  const own = of(run(1300, 20), run(1400, 20));
  expect(own).toMatchObject({ verdict: 'met' });
  expect(own.figure).toContain('0% of 8-word runs recur (0%), Self-BLEU 0.005 (0.005)');
  expect(own.figure).toContain('20 words a brief (20)');
  const same = of(run(1300, 20), run(1300, 20));
  expect(same).toMatchObject({
    verdict: 'missed',
    figure: expect.stringContaining('100% of 8-word runs recur (0%), Self-BLEU 1.000'),
  });
});
