import { composeBrief } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import type { WritingOrder } from '../writer.ts';

/**
 * The parts that are chosen before the model writes: facts for the prompt, and fields that the model must not write.
 */
export interface Drawn {
  skeleton: unknown;
  facts: Record<string, unknown>;
  /** Colours and type come from the composer, so that every pair is readable. Models often fail at that. */
  fixed: Pick<BriefContent, 'colors' | 'typography'>;
  people: Pick<BriefContent, 'personas' | 'stakeholders'>;
  hasTwist: boolean;
}

/**
 * The situation, the people and the numbers come from the composer's tables, because models repeat the same story and
 * names. The model writes only the words.
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
