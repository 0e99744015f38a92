import { firstName } from '../people.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import type { Facts } from '../text.ts';

/**
 * Facts for sentences that every kind of organisation shares, such as its screens, people, wishes and risks. They
 * use only parts that no rewrite of another section may change: features of high priority, people, tables.
 */
export function cuesOf(skeleton: Skeleton, pen: Pen): Facts {
  const { kind, trouble } = rowsOf(skeleton);
  const [first, second] = skeleton.features;
  const { on } = kind.features.find(({ id }) => id === first!.id)!;
  const user = kind.users[skeleton.personas[0]!.user]!;
  const [a, b] = kind.tensions[skeleton.tension]!.of;
  const pick = (texts: readonly string[]): string => pen.plain(pen.random.pick(texts));
  let states: string[] | undefined;
  const stateAt = (place: number): string => {
    states ??= pen.random.shuffle(statesIn(statesOf(skeleton, on, pen)));
    return states[Math.min(place, states.length - 1)]!;
  };
  return lazily(namesOf(skeleton), {
    f1: () => `‘${first!.title}’`,
    f2: () => `‘${second!.title}’`,
    surface: () => `‘${surfaceName(skeleton, on, pen)}’`,
    state: () => stateAt(0),
    state2: () => stateAt(1),
    goal: () => `“${inner(pick(user.goals))}”`,
    pain: () => `“${inner(pick(user.pains))}”`,
    unknown: () => small(pick(kind.unknowns)),
    moment: () => pick(kind.moments),
    sample: () => `“${inner(pick(kind.samples)).replace(/\.$/, '')}”`,
    a: () => skeleton.people[a]!,
    b: () => skeleton.people[b]!,
    wantA: () => pick(kind.people[a]!.wants),
    wantB: () => pick(kind.people[b]!.wants),
    metric: () => small(pick(trouble.goals.flatMap(({ measure }) => (measure ? [measure.metric] : [])))),
  });
}

/** Adds facts that are written on first use and then stay the same: a brief needs only a few of them. */
function lazily(facts: Facts, writers: Record<string, () => string>): Facts {
  const all = { ...facts };
  for (const [key, writer] of Object.entries(writers)) {
    Object.defineProperty(all, key, {
      configurable: true,
      get() {
        const value = writer();
        Object.defineProperty(all, key, { value });
        return value;
      },
    });
  }
  return all;
}

/** The name of a surface in the whole brief. Older skeletons have no such fact. */
export const surfaceName = (skeleton: Skeleton, on: 0 | 1, pen: Pen): string =>
  skeleton.facts[`surface${on}`] ?? pen.write(rowsOf(skeleton).kind.surfaces[on].name);

export const statesOf = (skeleton: Skeleton, on: 0 | 1, pen: Pen): string =>
  skeleton.facts[`states${on}`] ?? pen.plain(rowsOf(skeleton).kind.surfaces[on].states);

/** People whom any sentence may name: the stakeholders, and the first user. */
export function namesOf(skeleton: Skeleton): Facts {
  const [p0, p1] = skeleton.speaking.map((index) => skeleton.people[index]!);
  const persona = skeleton.personas[0]!.name;
  return { p0: p0!, p0f: firstName(p0!), p1: p1!, p1f: firstName(p1!), persona, pf: firstName(persona) };
}

/** A quotation within another one. */
export const inner = (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’');

/** 'no signal, hut full, and storm warning' as three. */
function statesIn(text: string): string[] {
  return text.split(/, and |, | and /).filter((state) => state !== '');
}

/** Makes the first letter small, for use within a sentence. */
export const small = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}| )/u, (letter) => letter.toLowerCase());
