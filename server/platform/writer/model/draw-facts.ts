import { countryOf } from '#domain/brief/compose/places/all.ts';
import { composeBrief, drawnFrom } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import type { WritingOrder } from '../writer.ts';

/** Fields that the composer writes for a model too, because they must agree with colours, typefaces and counted frames. */
const FIXED = [
  'task',
  'firstStep',
  'glossary',
  'safety',
  'styleDescription',
  'direction',
  'colors',
  'typography',
] as const satisfies readonly (keyof BriefContent)[];

/**
 * The parts that are chosen before the model writes: facts for the prompt, and fields that the model must not write.
 */
export interface Drawn {
  skeleton: unknown;
  facts: Record<string, unknown>;
  fixed: Pick<BriefContent, (typeof FIXED)[number]>;
  people: Pick<BriefContent, 'personas' | 'stakeholders'>;
  hasTwist: boolean;
}

/** The model gets case, people, figures and forms from the composer, because models repeat the same story and names. */
export function drawFacts(order: WritingOrder): Drawn {
  const { content, skeleton } = composeBrief(order);
  const { case: one, setting, facts } = drawnFrom(skeleton)!;
  return {
    skeleton,
    facts: {
      organisation: facts.org,
      problem: one.about,
      place: `${facts.town}, ${facts.country}`,
      currency: countryOf(setting.country).money.sign.trim(),
      languages: setting.languages,
      task: content.task,
      whyNow: content.whyNow,
      goals: content.projectGoals,
      measures: content.successMeasures,
      constraints: content.constraints,
      nonGoals: content.nonGoals,
      tension: content.tension,
      people: content.stakeholders,
      personas: content.personas,
      features: content.keyFeatures,
      deliverables: content.deliverables,
      ...(content.plotTwist && { twist: content.plotTwist }),
    },
    fixed: Object.fromEntries(
      FIXED.filter((field) => content[field] !== undefined).map((field) => [field, content[field]]),
    ) as Drawn['fixed'],
    people: { personas: content.personas, stakeholders: content.stakeholders },
    hasTwist: content.plotTwist !== undefined,
  };
}
