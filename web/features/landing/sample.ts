import type { BriefView } from '#contract/brief.ts';
import type { Sample } from './SampleBrief.tsx';

const GOALS = 3;
const DELIVERABLES = 4;
const SUMMARY_CHARACTERS = 320;
const PLAIN_TITLE = 60;

/** A short title that asks and quotes nothing. */
export const isPlain = (title: string): boolean => title.length <= PLAIN_TITLE && !/[?“"]/.test(title);

/** Selects the part of a brief that the landing page shows. */
export function sampleOf({ id, docket, title, industry, styles, content }: BriefView): Sample {
  const persona = content.personas[0]!;
  return {
    id,
    docket,
    title,
    industry,
    styles,
    summary: firstSentences(content.projectDescription, SUMMARY_CHARACTERS),
    goals: content.projectGoals.slice(0, GOALS),
    persona: {
      name: persona.name,
      age: persona.age,
      words: [persona.role, persona.painPoints[0]!].map(sentence).join(' '),
    },
    deliverables: content.deliverables
      .slice(0, DELIVERABLES)
      .map(({ title, requirements }) => ({ title, requirements: requirements.length })),
  };
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** Whole sentences from the start, as many as fit; always at least the first. */
export function firstSentences(text: string, letters: number): string {
  // Made here, and not while the module loads: only a loader needs it.
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  let taken = '';
  for (const { segment } of sentences.segment(text)) {
    if (taken && taken.length + segment.trimEnd().length > letters) break;
    taken += segment;
  }
  return taken.trim();
}
