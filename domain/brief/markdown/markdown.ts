import { type IndustryId, industryOf } from '../../catalog/industries.ts';
import { type LevelId, levelOf, timeBoxLabel } from '../../catalog/levels.ts';
import { type StyleId, styleOf } from '../../catalog/styles.ts';
import type { ClientRecord } from '../../client/record.ts';
import type { BriefContent } from '../content.ts';
import { briefSections } from '../sections.ts';
import { screenDoes } from '../task-parts.ts';
import { writtenBy } from '../written-by.ts';
import { audience, deliverables, direction, overview, task } from './sections.ts';
import { bullets, esc, join, type Part, terms, text, titled } from './text.ts';

/** A brief with a person's own work on it, as on its page. */
export interface BriefToExport {
  docket: string;
  title: string;
  industry: IndustryId;
  styles: readonly StyleId[];
  level: LevelId;
  timeBoxDays: number | null;
  engine: 'composer' | 'model';
  model: string | null;
  originality: string | null;
  assignedTo: string | null;
  content: BriefContent;
  milestones: readonly { title: string; percentage: number; doneAt: string | null }[];
  ticks: readonly string[];
  /** The conversation with the client, if there was one. */
  client?: ClientRecord | null;
  /** The address of the brief's page. */
  url: string;
}

/** Everything on the brief's page, as Markdown for any viewer (BRIEF-9). */
export function briefMarkdown(brief: BriefToExport): string {
  const { content } = brief;
  const milestones = brief.milestones.map(
    ({ title, percentage, doneAt }) => `- [${doneAt ? 'x' : ' '}] ${percentage}%: ${esc(title)}`,
  );
  return join([
    `# ${esc(brief.title)}`,
    head(brief),
    ...task(content),
    ...titled('## Timeline', milestones.join('\n')),
    ...chapters(content, new Set(brief.ticks)),
    ...conversation(brief.client),
  ]);
}

/** What a designer reads of a brief before the work, without its head and what comes later. */
export const briefToRead = (content: BriefContent): string =>
  join([...task(content), ...chapters({ ...content, plotTwist: '' }, new Set())]);

function chapters(content: BriefContent, ticks: ReadonlySet<string>): Part[] {
  const bodies: Record<(typeof briefSections)[number]['id'], Part[]> = {
    overview: overview(content),
    usps: [text(content.uspIntro), terms(content.usps)],
    audience: audience(content),
    direction: direction(content),
    features: [
      text(content.featuresIntro),
      bullets(content.keyFeatures.map((feature) => featureLine(feature, content.task))),
    ],
    deliverables: deliverables(content, ticks),
    twist: [text(content.plotTwist)],
  };
  return briefSections
    .filter(({ id }) => id !== 'twist' || content.plotTwist)
    .flatMap(({ id, title }): Part[] => [`## ${title}`, ...bodies[id]]);
}

/** The task says already what the screen does with which the work begins. */
function featureLine({ title, priority, description }: BriefContent['keyFeatures'][number], task = ''): string {
  const isFirst = task.includes(screenDoes(title, description.charAt(0).toLowerCase() + description.slice(1)));
  return `**${esc(title)}** (${priority}): ${isFirst ? 'the screen to begin with.' : esc(description)}`;
}

function conversation(client: ClientRecord | null | undefined): Part[] {
  if (!client || client.log.length === 0) return [];
  const { name, role, log } = client;
  return [
    '## Your client',
    `${esc(name)}, ${esc(role)}`,
    ...log.map(({ speaker, kind, text: words }) => {
      const who = speaker === 'designer' ? 'You' : esc(name);
      return `**${who}${kind === 'change' ? ', change request' : ''}**: ${esc(words)}`;
    }),
  ];
}

/** 'BF20261234-order-ahead.md' */
export function markdownFileName({ docket, title }: { docket: string; title: string }): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `${[docket, ...(words ?? []).slice(0, 8)].join('-')}.md`;
}

function head(brief: BriefToExport): Part {
  return bullets([
    `Brief: ${brief.url ? `[${brief.docket}](${brief.url})` : brief.docket}`,
    `Industry: ${industryOf(brief.industry).label}`,
    `Style: ${brief.styles.map((style) => styleOf(style).label).join(', ')}`,
    `Level: ${levelOf(brief.level).label}`,
    `Deadline: ${timeBoxLabel(brief.timeBoxDays)}`,
    ...(brief.assignedTo ? [`Assigned to: ${esc(brief.assignedTo)}`] : []),
    [esc(writtenBy(brief)), ...(brief.originality ? [esc(brief.originality)] : [])].join(', '),
  ]);
}
