import type { IndustryId } from '../../catalog/industries.ts';
import type { StyleId } from '../../catalog/styles.ts';
import type { TopicId } from '../../client/topics.ts';
import type { BusinessModel, Channel, ConstraintType, TriggerKind } from './kinds.ts';

/*
 * A case is one organisation with one problem, and everything that belongs to it. A brief is drawn from one case and
 * from one of its settings; nothing comes from another case. Every link is a key of the same case, so a wrong link
 * does not compile.
 */

/** A sum in the setting's currency. */
export interface Money {
  money: number;
}
export const money = (amount: number): Money => ({ money: amount });

/** A figure that texts use: a count, or money. Shares are counts "in 100". */
export type Figure = number | Money;
export type Figures = Readonly<Record<string, Figure>>;

export interface Person {
  /** Full name: "Keiko Ishida". */
  name: string;
  /** The name that others use at work: "Keiko". */
  first: string;
  age: number;
  they: 'she' | 'he';
  them: 'her' | 'him';
  their: 'her' | 'his';
}

/** What one draw fixes. Every text of a case is written from it. */
export interface Draw<X = Figures, L = Readonly<Record<string, string>>, W extends string = string> {
  /** Figures as texts: "1,400", "RM 21". A text takes its digits from here. */
  f: Readonly<Record<keyof X, string>>;
  /** The same figures for running text: "two" shops. Money and what is not a whole number below 13 stay digits. */
  w: Readonly<Record<keyof X, string>>;
  /** The same figures as numbers, for comparisons and plurals. */
  n: Readonly<Record<keyof X, number>>;
  /** The words of the setting. */
  s: L;
  /** The organisation's name. */
  org: string;
  town: string;
  country: string;
  /** The day of the trigger: "1 March". */
  start: string;
  /** Users and stakeholders by key. */
  who: Readonly<Record<W, Person>>;
}

type Write<D> = (d: D) => string;

/** A part that is the same in each draw, or that depends on the surfaces of this draw. */
type PerDraw<T, D, U extends string> = T | ((d: D, has: Readonly<Record<U, boolean>>) => T);

/** A real place in which the case happens, with everything that differs there. */
export interface Setting<I, L> {
  /** Id of the country in `domain/brief/places/`. Currency, names of people and hemisphere come from there. */
  country: string;
  town: string;
  /** Three names or more, formed as organisations are named there. */
  orgs: readonly [string, string, string, ...string[]];
  /** The day on which the trigger happens: [month 1–12, day]. */
  start: readonly [number, number];
  trigger: TriggerKind;
  /** The language of the screens, and one more in which a frame is drawn. Both in a script that our fonts cover. */
  languages: readonly [string] | readonly [string, string];
  /** One or two sets of numbers. All other figures are derived from them. */
  inputs: readonly [I] | readonly [I, I];
  /** Words of this place that the texts use: the law's name, the train, the feast. Each is a fact. */
  words: L;
}

/** A screen or a sheet on which the design is used. */
export interface Surface {
  /** Heading of its deliverables: "Phone app". */
  name: string;
  device: 'phone' | 'desktop' | 'tablet' | 'wall screen' | 'kiosk' | 'paper' | 'watch';
  /** "390 × 844 px", "1440 × 900 px", "1280 × 800 px", "1920 × 1080 px", "A5, upright". */
  size: string;
}

/** One variant of a user. Each keeps surface, goal and obstacle of its post. */
export interface Persona<D, F extends string = string> {
  /** Occupation and what binds the person to the case: "Pharmacist, on her first visit". No age. */
  role: string;
  gender?: 'f' | 'm';
  ages: readonly [number, number];
  /** The town, where it is not the setting's. */
  home?: Write<D>;
  /** Where and how the person uses it: "Her phone has no mobile data." One sentence. */
  context: Write<D>;
  goal: Write<D>;
  obstacle: Write<D>;
  /** The frame of the constraint that shows what this person needs: "the payment in large text". They are drawn together. */
  needs?: string;
  /** The feature that answers this obstacle. The variant is drawn only with it. */
  at?: F;
  /** The feature of the conflict to which it belongs. With another conflict the variant is not drawn. */
  conflict?: F;
  /** What this person would say, in 5 to 16 words. Wit is welcome here. */
  quote?: string;
}

export interface Feature<P extends string, G extends string, U extends string> {
  title: string;
  surface: U;
  user: P;
  goal: G;
  /** Begins with a lower-case verb: "shows one unusual payment and three answers". One thought, no solution. */
  does: string;
  /** 2 to 4 states as noun phrases, the most important first: "an unclear shop name". Each can be drawn. */
  frames: readonly [string, string, ...string[]];
}

export interface Goal {
  direction: 'Raise' | 'Lower';
  /** "the median time from street door to room" */
  what: string;
  /** With units, from the figures: "14 minutes". */
  from: string;
  to: string;
  /** Months after the trigger; the goal is due on the last day of that month. */
  months: number;
  /** "door locks" in "measured by door locks". */
  measuredBy: string;
  /** The problem behind the goal, where the problem of the conflict does not have its figure: "Only {from} guests know the code." */
  today?: string;
}

/** A limit, its effect, and the frame in which it is seen. */
export interface Constraint<D, F extends string> {
  type: ConstraintType;
  at: F;
  text: Write<D>;
  /** Names the feature: "‘At the door’ works without a connection." */
  effect: Write<D>;
  /** A state as a noun phrase, added to the feature's frames: "no connection". */
  frame: string;
  /** For this level and harder ones; without it for all. */
  from?: 'professional' | 'stretch';
}

/** A scene; `at` is the screen of the conflict. */
type Scene<D, U extends string> = (d: D, has: Readonly<Record<U, boolean>>, at: string) => string;

/** One conflict with everything that belongs to it: the brief's title, problem and reason for today too. It is drawn whole. */
export interface Strand<D, P extends string, F extends string, H extends string, U extends string = string> {
  /**
   * Client and task in plain words, on the screen of this conflict; the wit may be its second half. Two or three, up to
   * 90 letters.
   */
  titles: readonly ((d: D, has: Readonly<Record<U, boolean>>) => string)[];
  /**
   * What goes wrong at this screen, and what it costs: 20 to 44 words with 3 figures at most, one fact a sentence. It has
   * the figure from which the goal of this screen starts. What was tried is told when the client is asked.
   */
  problem: (d: D, has: Readonly<Record<U, boolean>>) => string;
  /** Begins with the day: why this screen now, with its figure. Two sentences, 36 words at most. */
  whyNow: (d: D, has: Readonly<Record<U, boolean>>) => string;
  /** The feature in which the conflict shows. The task begins with it, and it alone has priority "high". */
  at: F;
  /** Both sides could be right. Each line: "wants …, because …". */
  sides: readonly [{ who: H; wants: Write<D> }, { who: H; wants: Write<D> }];
  /** What has to be decided there, as a question of the form "A or B?": "who ends a pause, the holder or the clock?" */
  decision: string;
  /** The state in which it shows, where no first state of the feature does. It is always handed in. */
  frame?: string;
  /** Questions that nobody can answer yet and that the design can help to answer. */
  unknowns: readonly [Write<D>, ...Write<D>[]];
  /** A change that hits a screen which is finished by then. Ends with a question. */
  twist: Write<D>;
  /** The users who feel this conflict. The first two stand on its two sides, and both are drawn. */
  users: readonly P[];
}

/** How a style serves this client. Each line has its reason in the work of the people who use the screens. */
export interface StyleLines<F extends string = string> {
  /** "Calm and short, because parents open the pages for one minute." */
  mood: string;
  /** One form that is seen on the screens, and what it does for people: "One row of marks: each is a customer who waits." */
  shape: string;
  /**
   * What it does on a screen that it rules as the second style, and why: "shows the size on a wooden foot measure, because
   * older customers know one". The first of these screens is taken that the brief has and does not begin with.
   */
  second: Readonly<Partial<Record<F, string>>>;
  /** Two things that this style tempts one to do, and whom they would hurt. The first is printed as its risk. */
  avoid: string;
}

export interface Case<
  I extends Readonly<Record<string, number>> = Readonly<Record<string, number>>,
  L = Readonly<Record<string, string>>,
  X extends Figures = Figures,
  U extends string = string,
  G extends string = string,
  P extends string = string,
  F extends string = string,
  H extends string = string,
> {
  id: string;
  industry: IndustryId;
  /** An ordinary client that a recruiter knows, or a small one that one remembers. */
  client: 'everyday' | 'remembered';
  model: BusinessModel;
  channel: Channel;
  /** The case in one paragraph. Nothing that does not make it more precise belongs to the case. */
  about: string;
  settings: readonly Setting<I, L>[];
  surfaces: Readonly<Record<U, Surface>>;
  figures: (input: I) => X;
  goals: (d: Draw<X, L, NoInfer<P | H>>) => Readonly<Record<G, Goal>>;
  users: Readonly<
    Record<
      P,
      { surface: NoInfer<U>; variants: readonly Persona<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<F>>[] }
    >
  >;
  /** People with a say. The first one approves the design. */
  stakeholders: Readonly<Record<H, { role: string; gender?: 'f' | 'm' }>>;
  features: Readonly<Record<F, Feature<NoInfer<P>, NoInfer<G>, NoInfer<U>>>>;
  /** Screens on which no goal, trigger or safety line depends. Only these are left out where their surface is drawn. */
  later?: readonly NoInfer<F>[];
  /**
   * The first sentences of "Your task": what is designed, for whom, who the organisation is and where, and who uses
   * what. Every name is explained. The sentences about the screen to begin with, the frames and the language follow by
   * themselves. `surfaces` tells which surfaces this draw has.
   */
  task: (d: Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, has: Readonly<Record<U, boolean>>) => string;
  /**
   * For beginners: a small start of 3 to 5 sentences with real material of this client. Where it names a screen, that
   * is the one of the drawn conflict, `at`; otherwise a plain start is written in its place.
   */
  firstStep: (
    d: Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>,
    has: Readonly<Record<NoInfer<U>, boolean>>,
    at: NoInfer<F>,
  ) => string;
  /** 2 to 4 words of this client and what they mean. A draw explains those that it uses. */
  glossary: PerDraw<
    readonly { word: string; means: string }[],
    Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>,
    NoInfer<U>
  >;
  /** Where health, food, money or children need it. */
  safety?: PerDraw<string, Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<U>>;
  /**
   * Two ways to tell how it is today, each one scene of 25 to 46 words with 2 figures at most, one fact a sentence: who
   * does what, how, and where it fails. It shows the conflict of the brief; what this costs its own `problem` tells.
   */
  overview: readonly [
    Scene<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<U>>,
    Scene<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<U>>,
  ];
  /** 3 or 4 things that a designer might add, and should not. */
  nonGoals: PerDraw<readonly string[], Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<U>>;
  constraints: readonly Constraint<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<F>>[];
  strands: readonly [
    Strand<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<P>, NoInfer<F>, NoInfer<H>, NoInfer<U>>,
    Strand<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<P>, NoInfer<F>, NoInfer<H>, NoInfer<U>>,
    Strand<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<P>, NoInfer<F>, NoInfer<H>, NoInfer<U>>,
    ...Strand<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<P>, NoInfer<F>, NoInfer<H>, NoInfer<U>>[],
  ];
  /** 3 reasons to choose this client. None says that the problem is solved. */
  sellingPoints: readonly { title: string; text: Write<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>> }[];
  /** One sentence that names the groups of users, but for those whose surface is left out. */
  audience: PerDraw<string, Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>, NoInfer<U>>;
  direction: {
    styles: Readonly<Record<StyleId, StyleLines<NoInfer<F>>>>;
    /** What readers need of the type, and why: "Sturdy figures, because guests read them at night." */
    reading: string;
    /** Where people know the client's lettering from, whichever is drawn: "the shop’s paper bags". */
    lettering: string;
    /** A thing of the client that people know by its colour, whichever is drawn: "the shoe boxes". */
    own: string;
    /** The one thing that the accent marks, and why: "the minutes that are left, because guests plan by them". */
    accent: string;
    /** What "action" is on a screen that nobody touches: "the number called now". */
    action?: string;
    /** A line of real content for the specimen, 4 to 9 words. */
    sample: string;
  };
  /** What the client knows and says only when asked, in the client's voice; 8 topics or more. */
  untold: Readonly<Partial<Record<TopicId, Write<Draw<NoInfer<X>, NoInfer<L>, NoInfer<P | H>>>>>>;
}

/** Checks the links of a case by its types, and then forgets them: a draw needs the keys only as texts. */
export function defineCase<
  const I extends Readonly<Record<string, number>>,
  const L extends Readonly<Record<string, string>>,
  X extends Figures,
  const U extends string,
  const G extends string,
  const P extends string,
  const F extends string,
  const H extends string,
>(one: Case<I, L, X, U, G, P, F, H>): Case {
  return one as unknown as Case;
}
