import { describe, expect, test } from 'vitest';
import { industryIds } from '../../catalog/industries.ts';
import { levelIds, timeBoxes } from '../../catalog/levels.ts';
import { type BriefContent, briefContentSchema } from '../content.ts';
import { countryOf } from '../places/all.ts';
import { casesOf } from './all.ts';
import type { StyleLines } from './case.ts';
import { type DrawnCase, drawCase, strandsForBeginners } from './draw-case.ts';
import { ELSEWHERE, isExplained, isTold, LATER, writeCase } from './write-case.ts';

const MOVES = /\b(?:mov(?:es|ing)|slow\w*|fad(?:es|ing)|animat\w+|slid(?:es|ing)|blink\w*|puls\w+|spin\w*|grows)\b/i;
const COLOR =
  /\b(?:crimson|pink|red|orange|brown|amber|yellow|green|teal|cyan|petrol|blue|violet|magenta|purple|gold|golden|grey|black|white)\b/i;
const SEEDS = 12;
const WORDS = { fewest: 450, most: 1500 };
/** The most words of a part, so that each fact is said once. */
const MOST_WORDS = { scene: 46, problem: 44, whyNow: 36, side: 32, limit: 18, effect: 18, person: 16 };

describe.each(industryIds.flatMap((industry) => casesOf(industry).map((one) => [one.id, one, industry] as const)))(
  'BRIEF-13 the case %s',
  (id, one, industry) => {
    const draws = levelIds.flatMap((level) =>
      timeBoxes.flatMap(({ days }) =>
        Array.from({ length: SEEDS }, (_, seed) => {
          const input = { styles: ['minimal'], level, timeBoxDays: days, seed: String(seed) } as const;
          const drawn = drawCase(one, input);
          return { drawn, words: writeCase(drawn) };
        }),
      ),
    );

    test('stands in its industry, in countries that are known', () => {
      expect(one.industry).toBe(industry);
      for (const { country } of one.settings) expect(countryOf(country).id).toBe(country);
      expect(one.settings.length).toBeGreaterThanOrEqual(3);
      expect(casesOf(industry).filter((other) => other.id === id)).toHaveLength(1);
    });

    test('every draw is complete', () => {
      const direction = { styleDescription: 'Calm.', colors: ['background', 'surface', 'text', 'action'].map(color) };
      for (const { words } of draws)
        expect(briefContentSchema.safeParse({ ...words, ...direction }).error).toBeUndefined();
    });

    test('no text has a hole', () => {
      for (const { words } of draws)
        expect(JSON.stringify(words)).not.toMatch(/undefined|NaN|\[object|false| {2}|\.\.|—|[^ ]'[^ ]|lorem/);
    });

    test('each sentence begins with a capital', () => {
      for (const { words } of draws) {
        for (const persona of words.personas) expect(persona.situation, persona.name).toMatch(/\.$/);
        const { projectDescription, situation, whyNow, task, constraints } = words;
        for (const text of [projectDescription, situation, whyNow, task!, ...constraints.map((limit) => limit.text)])
          expect(text).not.toMatch(/^\p{Ll}|\p{L}[.?!] \p{Ll}/u);
      }
    });

    test('has a length that can be read in five minutes', () => {
      for (const { words } of draws) {
        const count = textOf(words).split(/\s+/).length;
        expect(count).toBeGreaterThan(WORDS.fewest);
        expect(count).toBeLessThan(WORDS.most);
      }
    });

    test('each part is short', () => {
      for (const { drawn, words } of draws) {
        const { projectDescription, whyNow, tension, constraints, personas } = words;
        const parts = [
          ['scene', projectDescription],
          ['problem', drawn.strand.problem(drawn.facts, drawn.has)],
          ['whyNow', whyNow],
          ['side', tension!.a],
          ['side', tension!.b],
          ...constraints.flatMap(({ text, effect }) => [['limit', text] as const, ['effect', effect] as const]),
          ...personas.flatMap((each) =>
            [each.situation!, ...each.goals, ...each.painPoints].map((text) => ['person', text] as const),
          ),
        ] as const;
        for (const [part, text] of parts)
          expect.soft(text.split(/\s+/).length, text).toBeLessThanOrEqual(MOST_WORDS[part]);
      }
    });

    test('each goal starts from a figure of the problem', () => {
      const missing = draws.flatMap(({ drawn, words }) => {
        const problem = `${words.projectDescription} ${words.situation} ${words.whyNow}`;
        return drawn.goals.filter((goal) => !isTold(goal, problem)).map(({ key }) => key);
      });
      expect([...new Set(missing)]).toEqual([]);
    });

    test('BRIEF-13 what a goal, the conflict, a promise or a person needs is never left for later', () => {
      const later: readonly string[] = one.later ?? [];
      for (const key of later) {
        const { title, goal } = one.features[key]!;
        expect(Object.entries(one.features).some(([other, f]) => f.goal === goal && !later.includes(other))).toBe(true);
        if (typeof one.safety === 'string') expect(one.safety).not.toContain(`‘${title}’`);
      }
      for (const { drawn, words } of draws) {
        const keys = drawn.features.map((feature) => feature.key);
        const here = Object.entries(one.features).filter(([, { surface }]) => drawn.has[surface]);
        for (const [key, { does }] of here.filter(([key]) => !keys.includes(key))) {
          expect(later).toContain(key);
          expect(drawn.personas.map(({ variant }) => variant.at)).not.toContain(key);
          expect(words.nonGoals.join(' ')).toContain(does);
        }
        expect(keys).toContain(drawn.strand.at);
        for (const { key } of drawn.goals) expect(drawn.features.map(({ goal }) => goal)).toContain(key);
        const left = words.nonGoals.filter((line) => line.startsWith(LATER)).join(' ');
        for (const { does } of drawn.features) expect(left).not.toContain(does);
      }
    });

    test('a goal raises or lowers a number, a share or a time', () => {
      for (const { words } of draws)
        for (const goal of words.projectGoals)
          expect(goal).toMatch(/^(?:Raise|Lower) (?:the|an?|hours|minutes) .+ from .+ to .+ by .+, measured by .+\.$/);
    });

    test('has two conflicts at least for a beginner', () => {
      expect(strandsForBeginners(one).length).toBeGreaterThanOrEqual(2);
    });

    test('every link is kept', () => {
      for (const { drawn } of draws) expect(brokenLinks(drawn)).toEqual([]);
    });

    test('no text names a surface, a feature or a user that is left out', () => {
      for (const { drawn, words } of draws) expect(namedButLeftOut(drawn, words)).toEqual([]);
    });

    test('the words of the client that a draw uses are explained at every level, and no others', () => {
      for (const { words } of draws) {
        const { glossary, ...rest } = words;
        expect(glossary!.length).toBeGreaterThanOrEqual(1);
        for (const { word } of one.glossary instanceof Function ? [] : one.glossary)
          if (JSON.stringify(rest).toLowerCase().includes(word.toLowerCase()) && !isExplained(word, words.task!))
            expect(glossary!.map((entry) => entry.word)).toContain(word);
      }
    });

    test('BRIEF-15 the task begins with the screen of the conflict, which alone has priority and hands in most', () => {
      for (const { drawn, words } of draws) {
        const { features, strand, input } = drawn;
        const [first, ...others] = features;
        expect(first!.key).toBe(strand.at);
        expect(words.keyFeatures.map(({ priority }) => priority === 'high')).toEqual([
          true,
          ...others.map(() => false),
        ]);
        for (const low of features.filter(({ priority }) => priority === 'low')) expect(low.goal).not.toBe(first!.goal);
        for (const { handedIn } of others) expect(handedIn.length).toBeLessThanOrEqual(first!.handedIn.length);
        const begins = `Begin with ‘${first!.title}’: it ${first!.does}. The hardest decision on this screen: ${strand.decision}`;
        expect(words.task).toContain(begins);
        if (input.level === 'foundation')
          for (const { title } of others)
            if (words.firstStep!.includes(`‘${title}’`)) expect(words.firstStep).toContain(`‘${first!.title}’`);
      }
    });

    test('a frame shows what a person needs', () => {
      const frames = one.constraints.map(({ frame }) => frame);
      for (const { needs } of Object.values(one.users).flatMap(({ variants }) => variants))
        if (needs) expect(frames).toContain(needs);
      for (const { drawn } of draws) {
        const shown = drawn.features.flatMap(({ handedIn }) => handedIn);
        for (const { variant } of drawn.personas) {
          if (variant.needs) expect(shown).toContain(variant.needs);
          const text = `${variant.context(drawn.facts)} ${variant.obstacle(drawn.facts)}`;
          if (/\blarg\w+ text/.test(text)) expect(variant).toHaveProperty('needs');
        }
      }
    });

    test('marks stand well: no “?:”, and no quotation marks within their own kind', () => {
      for (const { words } of draws) {
        expect(JSON.stringify(words)).not.toMatch(/[?!]:|“[^”]*“|‘[^’]*‘/);
        for (const { quote = '' } of words.personas) expect(quote).not.toMatch(/[“”]/);
      }
    });

    test('two people of a brief are hardly ever of one age', () => {
      const alike = draws.filter(({ drawn: { personas } }) =>
        personas.some(({ person }, n) =>
          personas.slice(n + 1).some((other) => Math.abs(other.person.age - person.age) < 4),
        ),
      );
      expect(alike.length / draws.length).toBeLessThan(0.2);
    });

    test('no two people of a brief have the same surname', () => {
      for (const { drawn } of draws) {
        const { last, lastF = [] } = countryOf(drawn.setting.country).names;
        const surnames = Object.values(drawn.facts.who).flatMap(({ name }) =>
          name
            .split(' ')
            .slice(1)
            .map((part) => last[lastF.indexOf(part)] ?? part),
        );
        expect(new Set(surnames).size).toBe(surnames.length);
      }
    });

    test('two strands share no tension and no twist', () => {
      const told = draws.map(({ words }) => words.tension!.where + words.plotTwist);
      expect(new Set(told.map((text) => text.replace(/\d+/g, ''))).size).toBeGreaterThanOrEqual(3);
    });

    test('both sides of a conflict are on the stage, each as it feels this conflict', () => {
      for (const strand of one.strands) {
        const sides = strand.users.slice(0, 2);
        expect([strand.at, sides.length]).toEqual([strand.at, 2]);
        const only = { ...one, strands: [strand, strand, strand] as const };
        for (let seed = 0; seed < SEEDS; seed += 1) {
          const input = { styles: ['minimal'], level: 'professional', timeBoxDays: 14, seed: `${seed}` } as const;
          const shown = drawCase(only, input).personas.map(({ key }) => key);
          expect([strand.at, shown.slice(0, 2)]).toEqual([strand.at, sides]);
        }
      }
      for (const { drawn } of draws)
        for (const { variant } of drawn.personas) if (variant.conflict) expect(variant.conflict).toBe(drawn.strand.at);
    });

    test('the obstacle of a persona has its screen', () => {
      for (const { drawn } of draws)
        for (const { variant } of drawn.personas)
          if (variant.at) expect(drawn.features.map(({ key }) => key)).toContain(variant.at);
    });

    test('each persona uses a screen of the brief', () => {
      for (const { drawn } of draws)
        for (const { key } of drawn.personas) expect(drawn.features.map(({ user }) => user)).toContain(key);
    });

    test('who approves stands outside each conflict', () => {
      const [approver] = Object.keys(one.stakeholders);
      for (const { sides } of one.strands) expect(sides.map(({ who }) => who)).not.toContain(approver);
    });

    test('every style has its own lines, each with a reason from this client', () => {
      const { styles, reading, accent } = one.direction;
      const all = Object.values(styles);
      const seconds = all.flatMap(linesOfSecond);
      const lines = all.flatMap(({ mood, shape }) => [mood, shape]);
      const avoided = all.flatMap(({ avoid }) => avoid.split(/(?<=\.) /));
      expect(new Set([...lines, ...seconds, ...avoided]).size).toBe(32 + seconds.length);
      for (const line of [...seconds, ...avoided, accent]) expect(line).toMatch(/\bbecause /);
      for (const line of lines) expect(line).toMatch(/\bbecause |: /);
      expect(reading).toMatch(/, because |, so |: /);
    });

    test('what a second style does on its screen is short, and can be seen in a still picture in any palette', () => {
      for (const does of Object.values(one.direction.styles).flatMap(linesOfSecond)) {
        const [what, why] = does.split(', because ');
        expect([what, why?.length]).not.toEqual([what, undefined]);
        expect(what!.split(' ').length).toBeLessThanOrEqual(17);
        expect(does).not.toMatch(/^\P{Ll}|[.!?]$/u);
        expect(what).not.toMatch(MOVES);
        expect(what).not.toMatch(COLOR);
      }
    });

    test('the client knows more than the brief says', () => {
      expect(Object.keys(one.untold).length).toBeGreaterThanOrEqual(8);
    });
  },
);

const linesOfSecond = ({ second }: StyleLines): string[] => Object.values(second).filter((does) => does !== undefined);

/** What a drawn brief would miss: a conflict without its screen, a screen without its user, a limit without its frame. */
function brokenLinks({
  case: one,
  features,
  strand,
  surfaces,
  personas,
  constraints,
  goals,
  stakeholders,
}: DrawnCase): string[] {
  const keys = features.map(({ key }) => key);
  return [
    ...(keys.includes(strand.at) ? [] : ['the screen of the conflict is not handed in']),
    ...surfaces
      .filter(({ key }) => !personas.some((persona) => one.users[persona.key]!.surface === key))
      .map(({ name }) => `nobody uses ${name}`),
    ...personas
      .filter(({ key }) => !surfaces.some((surface) => surface.key === one.users[key]!.surface))
      .map(({ key }) => `${key} has no screen`),
    ...constraints
      .filter(({ at, frame }) => !features.find(({ key }) => key === at)?.handedIn.includes(frame))
      .map(({ frame }) => `no frame shows ${frame}`),
    ...(constraints.length < 3 ? ['fewer than three constraints'] : []),
    ...(features.length < 3 ? ['fewer than three features'] : []),
    ...(goals.length < 2 ? ['fewer than two goals'] : []),
    ...strand.sides.filter(({ who }) => !stakeholders.includes(who)).map(({ who }) => `${who} has no role`),
  ];
}

/** The key of a user is the noun that texts use. A noun that a user of the draw also has is not checked. */
function namedButLeftOut({ case: one, has, features }: DrawnCase, words: ReturnType<typeof writeCase>): string[] {
  const users = Object.entries(one.users);
  const here = users.filter(([, { surface }]) => has[surface]).map(([key]) => key);
  const out = users.filter(([key, { surface }]) => !has[surface] && !here.includes(key)).map(([key]) => key);
  const { primaryAudience, title, glossary = [], safety = '' } = words;
  const named = out.filter((key) => new RegExp(`\\b${key}s?\\b`, 'i').test(`${primaryAudience} ${title}`));
  const devices = Object.entries(one.surfaces)
    .filter(([key]) => !has[key])
    .map(([, { device }]) => device)
    .filter((device) => !Object.entries(one.surfaces).some(([key, other]) => has[key] && other.device === device));
  const nonGoals = words.nonGoals.filter((each) => !each.startsWith(LATER) && !each.endsWith(ELSEWHERE));
  const fixed = [primaryAudience, title, safety, ...nonGoals, ...glossary.map(({ means }) => means)].join(' ');
  const titles = Object.entries(one.features)
    .filter(([key]) => !features.some((feature) => feature.key === key))
    .map(([, feature]) => `‘${feature.title}’`);
  return [
    ...named,
    ...devices.filter((device) => new RegExp(`\\b${device}\\b`, 'i').test(fixed)),
    ...titles.filter((feature) => fixed.includes(feature)),
  ];
}

const color = (role: string) => ({ name: role, hex: '#123456', role });

/** Without the measures, whose words stand in the goals. */
function textOf({ successMeasures: _, ...words }: Partial<BriefContent>): string {
  return Object.values(words)
    .flatMap((part) =>
      typeof part === 'object' ? JSON.stringify(part).match(/":"([^"]*)"|"([^"]{8,})"/g) : String(part),
    )
    .join(' ');
}
