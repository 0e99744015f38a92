import type { BriefContent } from '#domain/brief/content.ts';
import { industries } from '#domain/catalog/industries.ts';
import { levels } from '#domain/catalog/levels.ts';
import { styles } from '#domain/catalog/styles.ts';
import type { WritingOrder } from '../../platform/writer/writer.ts';

export interface ReadPrompt {
  order: WritingOrder;
  /** The requested fields, in order. */
  fields: string[];
  /** Identifies the brief in all its attempts. */
  briefKey: string;
  /** The people who must appear; a good model uses exactly these. */
  people: Pick<BriefContent, 'personas' | 'stakeholders'>;
  /** The finished brief of which some fields must be rewritten. */
  stands: BriefContent | null;
}

const line = (prompt: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(prompt)?.[1] ?? '';

/** Understands the prompts of ../model/prompt.ts well enough to answer them; any other prompt still gets a brief. */
export function readPrompt(prompt: string): ReadPrompt {
  const facts = line(prompt, 'Facts');
  const chosen = line(prompt, 'Visual styles').split(' and ');
  const stands = /^The brief as it stands:\n(.*)$/m.exec(prompt)?.[1];
  const asked = prompt.slice(prompt.lastIndexOf('\n{'));
  return {
    order: {
      industry: industries.find(({ label }) => label === line(prompt, 'Industry'))?.id ?? 'ecommerce',
      styles: styles.filter(({ label }) => chosen.includes(label)).map(({ id }) => id),
      level: levels.find(({ label }) => line(prompt, 'Level').startsWith(label))?.id ?? 'professional',
      timeBoxDays: Number.parseInt(line(prompt, 'Time for the job'), 10) || null,
      seed: facts,
    },
    fields: [...asked.matchAll(/^ {2}"(\w+)":/gm)].map((match) => match[1]!),
    briefKey: facts,
    people: peopleIn(facts),
    stands: stands ? JSON.parse(stands) : null,
  };
}

function peopleIn(facts: string): ReadPrompt['people'] {
  try {
    const { personas = [], people = [] } = JSON.parse(facts);
    return { personas, stakeholders: people };
  } catch {
    return { personas: [], stakeholders: [] };
  }
}
