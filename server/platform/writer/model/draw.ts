import { composeBrief } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import type { WritingOrder } from '../writer.ts';

/** What is drawn before the model writes: the facts it is told, and the fields that are not left to it. */
export interface Drawn {
  skeleton: unknown;
  facts: Record<string, unknown>;
  /** Colours and type: drawn so that every pair can be read, which models get wrong. */
  fixed: Pick<BriefContent, 'colors' | 'typography'>;
  people: Pick<BriefContent, 'personas' | 'stakeholders'>;
  hasTwist: boolean;
}

/**
 * The situation, the people and the numbers come from the composer's tables, not from the model: left alone, models tell the
 * same story with the same names. The words are the model's.
 */
export function drawFacts(order: WritingOrder): Drawn {
  const { content, skeleton } = composeBrief(order);
  const { facts } = skeleton;
  return {
    skeleton,
    facts: {
      organisation: facts.org,
      kind: facts.what,
      place: [facts.district, facts.town, facts.country].join(', '),
      currency: facts.sign,
      languages: [facts.language, facts.language2],
      whyNow: content.whyNow,
      measures: content.successMeasures,
      constraints: content.constraints.map(({ type, text }) => ({ type, text })),
      nonGoals: content.nonGoals,
      tension: content.tension,
      people: content.stakeholders,
      personas: content.personas.map(({ name, role, age, location }) => ({ name, role, age, location })),
    },
    fixed: { colors: content.colors, typography: content.typography },
    people: { personas: content.personas, stakeholders: content.stakeholders },
    hasTwist: content.plotTwist !== undefined,
  };
}
