import type { BriefContent } from '#domain/brief/content.ts';

export interface ReadPrompt {
  /** The requested fields, in order. */
  fields: string[];
  /** Identifies the brief in all its attempts. */
  briefKey: string;
  /** The finished brief of which some fields must be rewritten. */
  stands: BriefContent | null;
  /** The facts of a new brief, by the fields in which they stand. */
  story: BriefContent | null;
}

const line = (prompt: string, name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(prompt)?.[1] ?? '';

/** Understands the prompts of ../model/prompt.ts well enough to answer them. */
export function readPrompt(prompt: string): ReadPrompt {
  const facts = line(prompt, 'Facts');
  const stands = /^The brief as it stands:\n(.*)$/m.exec(prompt)?.[1];
  const asked = prompt.slice(prompt.lastIndexOf('\n{'));
  return {
    fields: [...asked.matchAll(/^ {2}"(\w+)":/gm)].map((match) => match[1]!),
    briefKey: facts,
    story: facts ? JSON.parse(facts) : null,
    stands: stands ? JSON.parse(stands) : null,
  };
}
