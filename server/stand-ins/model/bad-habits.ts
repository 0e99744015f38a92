import type { BriefContent } from '#domain/brief/content.ts';
import { Random } from '#domain/random.ts';

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
  }),
  missing: (_, random) => {
    const fields = ['whyNow', 'tension', 'unknowns', 'situation', 'usps'];
    return Object.fromEntries(random.sample(fields, 3).map((field) => [field, undefined]));
  },
  wrongTypes: ({ personas, usps }) => ({
    personas: personas.map((persona) => ({ ...persona, age: `${persona.age} years`, goals: persona.goals.join('; ') })),
    usps: usps.map(({ title }) => title),
  }),
  brand: () => ({ whyNow: 'The client wants to be the Uber of its field before Amazon moves in.' }),
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

/** A brief as a weaker model would write it: with some of the bad habits, chosen by the seed. */
function spoil(content: BriefContent, random: Random, habitCount: number): Record<string, unknown> {
  const chosen = random.sample(Object.keys(habits), habitCount);
  return Object.assign({ ...content }, ...chosen.map((habit) => habits[habit]!(content, random)));
}

/** What a model of middling quality writes: one bad habit. */
export const spoilALittle = (content: BriefContent, seed: string) => spoil(content, new Random(`fair ${seed}`), 1);

export function spoilMuch(content: BriefContent, seed: string) {
  const random = new Random(`mediocre ${seed}`);
  return spoil(content, random, random.int(3, 5));
}
