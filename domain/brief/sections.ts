import type { BriefContent, PartialBriefContent } from './content.ts';

/** The collapsible sections of the brief page, in order, with the content fields of each one (BRIEF-7). */
export const briefSections = [
  {
    id: 'overview',
    title: 'Project Overview',
    fields: [
      'client',
      'task',
      'firstStep',
      'glossary',
      'safety',
      'projectDescription',
      'situation',
      'whyNow',
      'projectGoals',
      'successMeasures',
      'constraints',
      'nonGoals',
      'tension',
      'stakeholders',
      'unknowns',
    ],
  },
  { id: 'usps', title: 'Unique Selling Points', fields: ['uspIntro', 'usps'] },
  { id: 'audience', title: 'Target Audience', fields: ['primaryAudience', 'personas'] },
  { id: 'direction', title: 'Design Direction', fields: ['styleDescription', 'direction', 'colors', 'typography'] },
  { id: 'features', title: 'Key Features', fields: ['featuresIntro', 'keyFeatures'] },
  { id: 'deliverables', title: 'Deliverables', fields: ['deliverablesIntro', 'deliverables'] },
  { id: 'twist', title: 'Plot Twist', fields: ['plotTwist'] },
] as const satisfies readonly { id: string; title: string; fields: readonly (keyof BriefContent)[] }[];

/** Features, deliverables and twist name each other and are counted, so they have no other words (BRIEF-8). */
const REWRITABLE: readonly string[] = ['overview', 'usps', 'audience', 'direction'];

export const canBeRewritten = (section: BriefSectionId): boolean => REWRITABLE.includes(section);

export type BriefSectionId = (typeof briefSections)[number]['id'];
export const briefSectionIds = briefSections.map((section) => section.id) as [BriefSectionId, ...BriefSectionId[]];

/** Whether any field of the section has arrived, at least in part. */
export function sectionHasBegun(content: PartialBriefContent, id: BriefSectionId): boolean {
  const section = briefSections.find((candidate) => candidate.id === id)!;
  return section.fields.some(
    (field) => content[field] !== undefined && content[field] !== '' && content[field] !== null,
  );
}
