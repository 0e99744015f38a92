import { expect, test } from 'vitest';
import { composeBrief } from '../compose.ts';
import type { BriefContent, ColorRole } from '../content.ts';
import { checkBrief, isFit } from './check-brief.ts';
import { checkDistinct } from './direction.ts';
import type { CheckCode } from './failure.ts';
import { checkReading, FILLER_PER_THOUSAND_MAX, readingOf, WORDS } from './language.ts';

const input = {
  industry: 'food',
  styles: ['retro', 'organic'],
  level: 'professional',
  timeBoxDays: null,
  seed: 'sound',
} as const;
const sound = composeBrief({ ...input, styles: [...input.styles] }).content;
const codes = (content: unknown): CheckCode[] => checkBrief(content, input).map(({ code }) => code);

const [first, ...others] = sound.personas;
const recolored = (role: string, hex: string) =>
  sound.colors.map((color) => (color.role === role ? { ...color, hex } : color));
const renamedColor = (role: string, name: string, hex: string) =>
  sound.colors.map((color) => (color.role === role ? { ...color, name, hex } : color));
const renamed = (texts: readonly string[], from: RegExp, to: string) => texts.map((text) => text.replace(from, to));
const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ');

test('BRIEF-13 a sound brief has no failure', () => {
  expect(checkBrief(sound, input)).toEqual([]);
  expect(isFit(checkBrief(sound, input))).toBe(true);
});

const planted: [CheckCode, string, Partial<BriefContent>][] = [
  ['M1', 'no situation', { situation: '' }],
  ['M1', 'everyone for an audience', { primaryAudience: 'Everyone.' }],
  ['M1', 'nothing to be made', { task: undefined }],
  ['M1', 'a placeholder left', { whyNow: 'It opens in {due}.' }],
  ['M1', 'no goals', { projectGoals: [] }],
  ['M5', 'the title that stands in', { title: 'Restaurant Ordering & Delivery App' }],
  ['M7', 'one of the worst words', { uspIntro: 'A seamless bakery.' }],
  ['M7', 'filler in a row', { uspIntro: 'Robust, intuitive, curated, dynamic, engaging and immersive.' }],
  ['M8', 'a name from everybody’s briefs', { personas: [{ ...first!, name: 'Elena Vasquez' }, ...others] }],
  ['M8', 'two people of one name', { personas: sound.personas.map((persona) => ({ ...persona, name: first!.name })) }],
  ['M10', 'a real company', { situation: 'Orders come through Deliveroo.' }],
  ['M11', 'goals without a time', { projectGoals: ['Sell more bread.', 'Please people.'], successMeasures: [] }],
  [
    'M11',
    'a yearly figure after eleven weeks',
    {
      successMeasures: sound.successMeasures.map((measure) => ({
        ...measure,
        baseline: '40 a year',
        by: 'week 11 after launch',
      })),
    },
  ],
  ['M13', 'two constraints only', { constraints: sound.constraints.slice(0, 2) }],
  [
    'M13',
    'a constraint that says nothing',
    {
      constraints: [
        ...sound.constraints.slice(0, 2),
        { type: 'brand', text: 'Must be user-friendly.', effect: 'All.' },
      ],
    },
  ],
  ['M13', 'nothing out of bounds', { nonGoals: [] }],
  ['M14', 'no tension', { tension: null }],
  [
    'M14',
    'a tension between strangers',
    { tension: { a: 'Somebody wants this.', b: 'Nobody wants that.', where: 'Here.' } },
  ],
  [
    'M15',
    'a deliverable for nothing',
    { deliverables: sound.deliverables.map((item) => ({ ...item, goals: [], features: [] })) },
  ],
  [
    'M14',
    'one person on both sides of the tension',
    {
      tension: {
        a: `${sound.stakeholders[0]!.name} wants this.`,
        b: `${sound.stakeholders[0]!.name} wants that.`,
        where: 'Here.',
      },
    },
  ],
  [
    'M15',
    'a deliverable for the goal after the last',
    { deliverables: sound.deliverables.map((item) => ({ ...item, goals: [sound.projectGoals.length] })) },
  ],
  [
    'M15',
    'a deliverable for the feature after the last',
    {
      deliverables: sound.deliverables.map((item) => ({
        ...item,
        features: [...item.features, sound.keyFeatures.length],
      })),
    },
  ],
  [
    'M15',
    'a feature for the goal after the last',
    { keyFeatures: sound.keyFeatures.map((item) => ({ ...item, goal: sound.projectGoals.length })) },
  ],
  ['M15', 'a goal that does not exist', { deliverables: sound.deliverables.map((item) => ({ ...item, goals: [9] })) }],
  [
    'M16',
    'requirements of taste',
    { deliverables: sound.deliverables.map((item) => ({ ...item, requirements: ['Looks good', 'Feels right'] })) },
  ],
  [
    'M17',
    'everything is high',
    { keyFeatures: sound.keyFeatures.map((item) => ({ ...item, priority: 'high' as const })) },
  ],
  ['M18', 'pale text', { colors: recolored('text', '#C9BFA8') }],
  [
    'M18',
    'a label that cannot be read',
    { colors: recolored('actionText', sound.colors.find(({ role }) => role === 'action')!.hex) },
  ],
  [
    'M19',
    'two colours alike',
    { colors: recolored('accent', sound.colors.find(({ role }) => role === 'success')!.hex) },
  ],
  [
    'M19',
    'two colours that people without green cones take for one',
    {
      colors: sound.colors.map((color) => {
        const hex = { error: '#C0504D', success: '#6E7F2E' }[color.role as string];
        return hex ? { ...color, hex } : color;
      }),
    },
  ],
  [
    'M20',
    'headings that are smaller than the text',
    { typography: { ...sound.typography!, heading: { ...sound.typography!.heading, size: 12 } } },
  ],
  [
    'M20',
    'a face that is not shipped',
    { typography: { ...sound.typography!, heading: { ...sound.typography!.heading, family: 'JetBrains Mono' } } },
  ],
  ['M21', 'two moneys', { situation: 'It costs £4 here and ₹300 there.' }],
  ['M21', 'a young pensioner', { personas: [{ ...first!, role: 'Retired typesetter', age: 24 }, ...others] }],
  [
    'M21',
    'a feature that is ruled out',
    {
      nonGoals: ['Online payment'],
      keyFeatures: [
        ...sound.keyFeatures.slice(0, 3),
        { ...sound.keyFeatures[3]!, title: 'Payment', description: 'Online payment for all.' },
      ],
    },
  ],
  ['M22', 'far too long', { plotTwist: words(280), situation: words(280) }],
  ['M22', 'an endless sentence', { situation: words(60) }],
  [
    'M22',
    'more than can be read in five minutes',
    { situation: 'So it is. '.repeat(190), whyNow: 'So it is. '.repeat(190) },
  ],
  ['M22', 'a sentence of 29 words', { firstStep: `${words(28)} end.` }],
  [
    'M29',
    'a goal whose figure the problem does not say',
    { projectDescription: 'It is bad.', situation: 'It is dear.', whyNow: 'It is late.' },
  ],
  ['M24', 'a known person', { situation: 'Jamie Oliver has been asked.' }],
  ['M24', 'a promise about health', { situation: 'Rye bread cures diabetes.' }],
  ['M27', 'a goal of another form', { projectGoals: ['Please more people.', ...sound.projectGoals.slice(1)] }],
  [
    'M27',
    'a requirement that is no feature',
    {
      deliverables: sound.deliverables.map((item) => ({
        ...item,
        requirements: renamed(item.requirements, /^.+?: /, 'Lobby: '),
      })),
    },
  ],
  [
    'M27',
    'a frame for a goal that does not exist',
    {
      deliverables: sound.deliverables.map((item) => ({
        ...item,
        requirements: renamed(item.requirements, /goal \d/, 'goal 9'),
      })),
    },
  ],
  ['M28', 'a feature that nobody explained', { task: sound.task!.replace(/‘[^’]+’: it/, '‘Lobby’: it') }],
  [
    'M28',
    'an effect on a feature that does not exist',
    { constraints: sound.constraints.map((item) => ({ ...item, effect: '‘Lobby’ is closed.' })) },
  ],
  ['M28', 'a safety line about a feature that does not exist', { safety: '‘Lobby’ asks nobody to pay.' }],
  ['M29', 'a task that counts other frames', { task: sound.task!.replace(/Hand in \S+/, 'Hand in 99') }],
  [
    'M29',
    'a measure with another figure than its goal',
    { successMeasures: sound.successMeasures.map((item) => ({ ...item, baseline: '77 in 100' })) },
  ],
  ['M29', 'a month for a share', { situation: 'April% of the orders come late.' }],
  ['M29', 'shares in two forms', { situation: 'It was 17% last year, and 17 in 100 today.' }],
  ['M29', 'a share of more than all', { situation: 'It happened to 117 in 100.' }],
  ['M29', 'a sum that does not add up', { situation: '13 boxes come back, at €7 each and €555 in all.' }],
  ['M30', 'a red that is called green', { colors: renamedColor('action', 'Dark green', '#A32020') }],
  ['M30', 'a magenta that is called crimson', { colors: renamedColor('action', 'Dark crimson', '#A51D84') }],
  ['M30', 'a teal that is called grey', { colors: renamedColor('action', 'Deep grey-teal', '#003B3C') }],
  ['M30', 'a pale colour that is called dark', { colors: renamedColor('surface', 'Dark blue', '#DDE6F5') }],
]; // prettier-ignore

test.each(planted)('%s is missed by a brief with %s', (code, _, defect) => {
  expect(codes({ ...sound, ...defect })).toContain(code);
});

test('M19 with a colour-vision deficiency two colours must differ by more than text and muted text', () => {
  const alike = (...roles: ColorRole[]) => {
    const colors = ['#A9231E', '#15632F'].map((hex, at) => ({ name: hex, hex, role: roles[at]! }));
    return checkDistinct({ ...sound, colors }).map(({ code }) => code);
  };
  expect(alike('error', 'success')).toEqual(['M19']);
  expect(alike('muted', 'text')).toEqual([]);
});

test('BRIEF-13 a plot twist that has not arrived yet neither thins the filler of a brief nor makes it long enough', () => {
  const says = (content: BriefContent): string =>
    checkBrief(content, input)
      .map(({ sentence }) => sentence)
      .join('\n');
  const tooMany = Math.floor(readingOf(sound).words * (FILLER_PER_THOUSAND_MAX / 1000)) + 2;
  expect(says({ ...sound, uspIntro: 'robust '.repeat(tooMany), plotTwist: 'so '.repeat(600) })).toContain(
    'filler words in a',
  );
  const cut = {
    ...sound,
    personas: [],
    constraints: [],
    stakeholders: [],
    deliverables: [],
    keyFeatures: [],
    usps: [],
    task: undefined,
    projectGoals: [],
    unknowns: [],
    nonGoals: [],
  };
  const padded = { ...cut, plotTwist: 'So it is. '.repeat(180) };
  expect(readingOf(padded).words).toBeGreaterThan(WORDS.least);
  expect(readingOf({ ...cut, plotTwist: '' }).words).toBeLessThan(WORDS.least);
  expect(checkReading(padded)[0]!.sentence).toContain(`${WORDS.least} to ${WORDS.most} are wanted`);
});

test('what is no brief at all is refused and not thrown', () => {
  for (const nothing of [null, undefined, 'text', 7, [], {}, { title: 'x' }]) {
    const failures = checkBrief(nothing, input);
    expect(failures.length).toBeGreaterThan(0);
    expect(isFit(failures)).toBe(false);
  }
});

test('quality alone does not block, contrast and a real company do', () => {
  expect(isFit(checkBrief({ ...sound, nonGoals: [] }, input))).toBe(true);
  expect(isFit(checkBrief({ ...sound, colors: recolored('text', '#C9BFA8') }, input))).toBe(false);
  expect(isFit(checkBrief({ ...sound, situation: 'Orders come through Deliveroo.' }, input))).toBe(false);
});
