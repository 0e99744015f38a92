import type { BriefContent } from '../content.ts';
import type { DrawnCase } from './draw-case.ts';
import { capital, count, endOfMonth, listOf } from './phrases.ts';
import { shownLanguage, writeTask } from './task.ts';

type Words = Omit<BriefContent, 'styleDescription' | 'direction' | 'colors' | 'typography'>;

/** Writes every section from the draw, but for colours and fonts. */
export function writeCase(drawn: DrawnCase): Words {
  const words = writeSections(drawn);
  const { case: one, facts, has } = drawn;
  const glossary = one.glossary instanceof Function ? one.glossary(facts, has) : one.glossary;
  return { ...words, glossary: glossary.filter(({ word }) => isUsed(word, JSON.stringify(words))) };
}

/** "To give a bed back" is used where "bed", "gives" and "back" are. */
function isUsed(word: string, text: string): boolean {
  const parts = word.replace(/^(?:To|The) /, '').match(/[\p{L}-]{2,}/gu) ?? [];
  return parts.every((part) => new RegExp(`(?<!\\p{L})${part.slice(0, 5)}`, 'iu').test(text));
}

function writeSections(drawn: DrawnCase): Words {
  const { case: one, facts, has, scope, random, strand, setting } = drawn;
  const told = <T>(part: T | ((d: typeof facts, surfaces: typeof has) => T)): T =>
    part instanceof Function ? part(facts, has) : part;
  const isFirstTime = drawn.input.level === 'foundation';
  const [situation, cost] = random.pick(one.overview)(facts, has);
  return {
    title: random.pick(one.titles)(facts, has),
    client: { name: facts.org, place: `${facts.town}, ${facts.country}` },
    task: writeTask(drawn),
    ...(isFirstTime && { firstStep: one.firstStep(facts, has) }),
    ...(one.safety && { safety: told(one.safety) }),
    projectDescription: situation,
    situation: cost,
    whyNow: one.whyNow(facts),
    projectGoals: drawn.goals.map(
      ({ direction, what, from, to, months, measuredBy }) =>
        `${direction} ${what} from ${from} to ${to} by ${endOfMonth(setting.start[0], months)}, measured by ${measuredBy}.`,
    ),
    successMeasures: drawn.goals.map(({ what, from, to, months, measuredBy }) => ({
      metric: capital(what.replace(/^the /, '')),
      baseline: from,
      target: to,
      by: endOfMonth(setting.start[0], months),
      how: capital(measuredBy),
    })),
    constraints: drawn.constraints.map(({ type, text, effect }) => ({
      type,
      text: text(facts),
      effect: capital(effect(facts)),
    })),
    nonGoals: random.sample(told(one.nonGoals), scope.nonGoals),
    tension: {
      a: side(drawn, 0),
      b: side(drawn, 1),
      where: strand.where,
    },
    stakeholders: drawn.stakeholders.map((key, index) => ({
      name: facts.who[key]!.name,
      role: one.stakeholders[key]!.role + (index === 0 ? ', approves the design' : ''),
      wants: one.stakeholders[key]!.wants(facts),
    })),
    unknowns: strand.unknowns.slice(0, scope.unknowns).map((unknown) => unknown(facts)),
    uspIntro: `Why people choose ${facts.org}:`,
    usps: random
      .sample(one.sellingPoints, scope.sellingPoints)
      .map(({ title, text }) => ({ title, description: text(facts) })),
    primaryAudience: told(one.audience),
    personas: drawn.personas.map(({ variant, person, home }) => ({
      name: person.name,
      role: variant.role,
      age: person.age,
      location: home,
      situation: variant.context(facts),
      goals: [variant.goal(facts)],
      painPoints: [variant.obstacle(facts)],
      ...(variant.quote && { quote: variant.quote }),
    })),
    featuresIntro: 'The most important come first.',
    keyFeatures: drawn.features.map(({ title, does, priority, goal }) => ({
      title,
      description: `It ${does}.`,
      priority,
      goal: goalIndex(drawn, goal),
    })),
    deliverablesIntro: writeAmount(drawn),
    deliverables: drawn.surfaces.map((surface) => writeDeliverable(drawn, surface)),
    plotTwist: strand.twist(facts),
  };
}

function side({ case: one, facts, strand }: DrawnCase, index: 0 | 1): string {
  const { who, wants } = strand.sides[index];
  return `${facts.who[who]!.name}, ${one.stakeholders[who]!.role}, ${wants(facts)}.`;
}

/** How many frames, where the one surface does not say it. */
function writeAmount({ features, surfaces }: DrawnCase): string {
  const [only, ...others] = surfaces;
  if (others.length === 0) return `All frames are for the ${only!.device}.`;
  return `${capital(count(features.flatMap(({ handedIn }) => handedIn).length, 'frame'))} in all.`;
}

function goalIndex({ goals }: DrawnCase, key: string): number {
  return goals.findIndex((goal) => goal.key === key);
}

function writeDeliverable(
  drawn: DrawnCase,
  surface: DrawnCase['surfaces'][number],
): BriefContent['deliverables'][number] {
  const here = drawn.features.filter((feature) => feature.surface === surface.key);
  const goals = [...new Set(here.map(({ goal }) => goalIndex(drawn, goal)))].sort();
  return {
    title: surface.name,
    description: `${capital(count(here.flatMap(({ handedIn }) => handedIn).length, 'frame'))} at ${surface.size}.`,
    requirements: here.map(({ key, title, handedIn, priority, goal }) => {
      const fidelity = priority === 'low' ? 'wireframe' : 'finished';
      const states = handedIn.length === 1 ? handedIn[0]! : listOf(handedIn);
      const language = key === drawn.features[0]!.key && shownLanguage(drawn);
      return `${title}${/[?!]$/.test(title) ? '' : ':'} ${handedIn.length} ${handedIn.length === 1 ? 'frame' : 'frames'} at ${surface.size}, ${fidelity}${language ? `, one in ${language}` : ''}, showing ${states}; serves goal ${goalIndex(drawn, goal) + 1}.`;
    }),
    goals,
    features: here.map((feature) => drawn.features.indexOf(feature)),
  };
}
