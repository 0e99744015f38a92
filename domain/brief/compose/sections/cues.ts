import { firstName } from '../people.ts';
import { type Pen, rowsOf, type Skeleton } from '../skeleton.ts';
import type { Facts } from '../text.ts';

/**
 * What sentences that every kind of organisation shares can be filled with, so that they speak of this one: its screens, its people,
 * what they want, what may go wrong. Only what no other attempt at another section may change: high features, people, tables.
 */
export function cuesOf(skeleton: Skeleton, pen: Pen): Facts {
  const { kind, trouble } = rowsOf(skeleton);
  const [first, second] = skeleton.features;
  const row = kind.features.find(({ id }) => id === first!.id)!;
  const persona = skeleton.personas[0]!;
  const user = kind.users[persona.user]!;
  const tension = kind.tensions[skeleton.tension]!;
  const measures = trouble.goals.flatMap(({ measure }) => (measure ? [measure] : []));
  const pick = (texts: readonly string[]): string => pen.plain(pen.random.pick(texts));
  const [state, state2] = pen.random.shuffle(statesIn(statesOf(skeleton, row.on, pen)));
  const [a, b] = tension.of;
  return {
    f1: `‘${first!.title}’`,
    f2: `‘${second!.title}’`,
    surface: `‘${surfaceName(skeleton, row.on, pen)}’`,
    state: state!,
    state2: state2 ?? state!,
    ...namesOf(skeleton),
    goal: `“${pick(user.goals)}”`,
    pain: `“${pick(user.pains)}”`,
    unknown: small(pick(kind.unknowns)),
    moment: pick(kind.moments),
    sample: `“${pick(kind.samples).replace(/\.$/, '')}”`,
    a: skeleton.people[a]!,
    b: skeleton.people[b]!,
    wantA: pick(kind.people[a]!.wants),
    wantB: pick(kind.people[b]!.wants),
    metric: small(pick(measures.map(({ metric }) => metric))),
  };
}

/** What a side of the product is called throughout the brief. Facts drawn before it was kept have none. */
export const surfaceName = (skeleton: Skeleton, on: 0 | 1, pen: Pen): string =>
  skeleton.facts[`surface${on}`] ?? pen.write(rowsOf(skeleton).kind.surfaces[on].name);

export const statesOf = (skeleton: Skeleton, on: 0 | 1, pen: Pen): string =>
  skeleton.facts[`states${on}`] ?? pen.plain(rowsOf(skeleton).kind.surfaces[on].states);

/** People whom any sentence may name: those among the stakeholders, and the first of those who use it. */
export function namesOf(skeleton: Skeleton): Facts {
  const [p0, p1] = skeleton.speaking.map((index) => skeleton.people[index]!);
  const persona = skeleton.personas[0]!.name;
  return { p0: p0!, p0f: firstName(p0!), p1: p1!, p1f: firstName(p1!), persona, pf: firstName(persona) };
}

/** 'no signal, hut full, and storm warning' as three. */
function statesIn(text: string): string[] {
  return text.split(/, and |, | and /).filter((state) => state !== '');
}

/** To go on within a sentence. */
export const small = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
