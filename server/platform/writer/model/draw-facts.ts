import { composeBrief, drawnFrom } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { countryOf } from '#domain/brief/places/all.ts';
import type { WritingOrder } from '../writer.ts';
import { WRITTEN_BY_MODEL } from './prompt.ts';

/** The parts that are chosen before the model writes: facts for the prompt, and fields that the model does not write. */
export interface Drawn {
  skeleton: unknown;
  facts: Record<string, unknown>;
  /** Fields that name each other, count frames or describe what was drawn. */
  fixed: Partial<BriefContent>;
  people: Pick<BriefContent, 'personas' | 'stakeholders'>;
  hasTwist: boolean;
}

/** The model gets case, people, figures and forms from the composer, because models repeat the same story and names. */
export function drawFacts(order: WritingOrder): Drawn {
  const { content, skeleton } = composeBrief(order);
  const { styleDescription: _, direction: __, colors: ___, typography: ____, ...words } = content;
  const { case: one, setting, facts } = drawnFrom(skeleton)!;
  return {
    skeleton,
    facts: {
      organisation: facts.org,
      problem: one.about,
      place: `${facts.town}, ${facts.country}`,
      currency: countryOf(setting.country).money.sign.trim(),
      languages: setting.languages,
      ...words,
    },
    fixed: Object.fromEntries(
      Object.entries(content).filter(([field]) => !(WRITTEN_BY_MODEL as string[]).includes(field)),
    ),
    people: { personas: content.personas, stakeholders: content.stakeholders },
    hasTwist: content.plotTwist !== undefined,
  };
}
