import { Random } from '#domain/brief/compose/random.ts';
import type { BriefContent } from '#domain/brief/content.ts';

/** One bad habit of mediocre models. The result may no longer be a valid brief. */
type Habit = (content: BriefContent, random: Random) => Record<string, unknown>;

const stock = ['Sarah Chen', 'Marcus Johnson', 'Elena Vasquez', 'Amara Okafor', 'Priya Sharma', 'Maria Garcia'];
const filler = [
  'a seamless, intuitive experience',
  'cutting-edge solutions that empower users',
  'a robust and engaging platform',
  'an immersive journey that resonates',
  'a holistic, user-friendly ecosystem',
];

const blather = (random: Random): string =>
  `We leverage ${random.pick(filler)} to elevate every touchpoint and unlock ${random.pick(filler)}.`;

const habits: Readonly<Record<string, Habit>> = {
  stockNames: ({ personas, stakeholders }, random) => {
    const names = random.sample(stock, personas.length + stakeholders.length);
    return {
      personas: personas.map((persona, index) => ({ ...persona, name: names[index] ?? 'John Doe', age: 32 })),
      stakeholders: stakeholders.map((one, index) => ({ ...one, name: names[personas.length + index] ?? 'Jane Doe' })),
    };
  },
  filler: (content, random) => ({
    projectDescription: `${content.projectDescription} ${blather(random)}`,
    situation: blather(random),
    uspIntro: `In today’s fast-paced world, ${random.pick(filler)} is crucial.`,
    styleDescription: `${content.styleDescription} Sleek, modern and stunning: ${random.pick(filler)}.`,
    featuresIntro: blather(random),
  }),
  roundGoals: (_, random) => ({
    projectGoals: [
      `Increase user engagement by ${random.pick([20, 25, 30, 50])}%`,
      'Improve customer satisfaction by 25%',
      'Build brand awareness',
    ],
    successMeasures: [
      { metric: 'Engagement', baseline: 'unknown', target: '30%', by: 'soon', how: 'Analytics' },
      { metric: 'Conversion', baseline: 'low', target: '50%', by: 'soon', how: 'Analytics' },
    ],
  }),
  missing: (_, random) => {
    const fields = ['constraints', 'nonGoals', 'tension', 'unknowns', 'stakeholders', 'successMeasures', 'situation'];
    return Object.fromEntries(random.sample(fields, 4).map((field) => [field, undefined]));
  },
  wrongTypes: ({ personas, keyFeatures, deliverables }) => ({
    personas: personas.map((persona) => ({ ...persona, age: `${persona.age} years`, goals: persona.goals.join('; ') })),
    keyFeatures: keyFeatures.map((feature) => ({ ...feature, priority: feature.priority.toUpperCase(), goal: '0' })),
    deliverables: deliverables.map(({ title }) => title),
  }),
  allHigh: ({ keyFeatures }) => ({ keyFeatures: keyFeatures.map((feature) => ({ ...feature, priority: 'high' })) }),
  taste: ({ deliverables }) => ({
    deliverables: deliverables.map((item) => ({
      ...item,
      requirements: ['Looks great', 'Feels premium', 'Easy to use'],
      goals: [],
      features: [],
    })),
  }),
  brand: () => ({ whyNow: 'The client wants to be the Uber of its field before Amazon moves in.' }),
  genericBounds: () => ({
    constraints: ['Must be user-friendly', 'Must be responsive', 'Must follow best practices'].map((text) => ({
      type: 'technical',
      text,
      effect: 'A better experience',
    })),
  }),
  short: ({ projectDescription }) => ({
    situation: 'Things are old.',
    whyNow: 'It is time.',
    primaryAudience: 'Everyone.',
    projectDescription: projectDescription.split('. ')[0],
    usps: [
      { title: 'Quality', description: 'Good.' },
      { title: 'Service', description: 'Good.' },
    ],
  }),
};

/** A brief as a mediocre model would write it: with three to six bad habits, chosen by the seed. */
export function spoil(content: BriefContent, seed: string): Record<string, unknown> {
  const random = new Random(`mediocre ${seed}`);
  const chosen = random.sample(Object.keys(habits), random.int(3, 6));
  return Object.assign({ ...content }, ...chosen.map((habit) => habits[habit]!(content, random)));
}
