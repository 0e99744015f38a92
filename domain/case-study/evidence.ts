import type { StyleId } from '../catalog/styles.ts';
import { readAnswer } from '../client/change-answer.ts';
import type { ChangeAnswer } from '../client/lines.ts';
import { answeredQuestions, type ClientRecord, changeAnswer } from '../client/record.ts';
import { type Answer, answerWords, type Counts } from '../critique/critique.ts';
import { links } from '../navigation/links.ts';
import { cut } from '../text/cut.ts';
import { quoted } from '../text/quoted.ts';
import type { BuildStatus } from '../workspace/build-status.ts';
import type { BriefColor } from './brief-colors.ts';
import { inTheme } from './choose-theme.ts';
import {
  type CaseStudy,
  type Component,
  DEFAULT_COLORS,
  DEFAULT_DESCRIPTION,
  DEFAULT_TYPOGRAPHY,
  newComponent,
  newSection,
  noColumns,
  SCHEMA,
  type Section,
  type Source,
} from './document.ts';
import { fromDesign, glance, milestones, requirements, screenBlocks } from './evidence-blocks.ts';
import { PROMPT } from './for-readers.ts';
import { type Block, type RichText, richText } from './rich-text.ts';
import type { ThemeId } from './themes.ts';

/** Recorded facts about a design, as in the contract's evidence. */
export interface Evidence {
  design: { id: string; title: string; approach: string; challenges: string; resources: string };
  brief: {
    id: string;
    title: string;
    projectDescription: string;
    projectGoals: readonly string[];
    primaryAudience: string;
    plotTwist: string;
    colors: readonly BriefColor[];
    styles: readonly StyleId[];
  } | null;
  client: ClientRecord | null;
  milestones: readonly { id: string; title: string; percentage: number; isDone: boolean }[];
  requirements: readonly {
    key: string;
    deliverable: string;
    text: string;
    frameIds: readonly string[];
    arguedAway: string;
  }[];
  frames: readonly {
    id: string;
    name: string;
    mediaId: string;
    isFeatured: boolean;
    width: number;
    height: number;
    pins: readonly { text: string; x: number; y: number }[];
    notes: readonly string[];
  }[];
  critique: {
    total: number;
    counts: Counts;
    /**
     * Only the author's own words. A reviewer's words stay where the reviewer can delete them, and the source links
     * to them.
     */
    answers: readonly { critiqueId: string; line: string; asked: string; answer: Answer; reason: string }[];
  };
  /** Without names: developers choose themselves how to be named. */
  builds: readonly {
    status: BuildStatus;
    frames: number;
    approved: readonly { name: string; fidelity: number; round: number }[];
  }[];
}

/** The theme that the style of a brief proposes. */
const themeOfStyle: Readonly<Record<StyleId, ThemeId>> = {
  minimal: 'gallery',
  bold: 'signal',
  playful: 'field',
  luxury: 'broadsheet',
  corporate: 'ledger',
  retro: 'broadsheet',
  futuristic: 'ledger',
  organic: 'field',
};

/** What the sections of a draft are written with. */
interface Writing {
  evidence: Evidence;
  screens: ReturnType<typeof screenBlocks>;
  nameOf: (frame: string) => string;
  /** A paragraph with its source. */
  text: (content: RichText, source: Source | null) => Component;
  /** The same from plain words; null where there are none. */
  words: (plain: string, source: Source) => Component | null;
  /** A question to the author, where nothing is recorded. */
  ask: (question: string) => Component;
}
type Paragraphs = readonly (Component | null)[];

/**
 * A first draft of the story from recorded facts (EDIT-13). Every paragraph is a quotation or a plain count with its
 * source, and a question stands where nothing is recorded.
 */
export function draftFromEvidence(evidence: Evidence, newId: () => string): CaseStudy {
  const { design, brief } = evidence;
  const nameOf = frameNames(evidence.frames);
  const screens = screenBlocks(evidence, nameOf, newId);
  const text: Writing['text'] = (content, source) => newComponent('text-block', newId, { content, source });
  const words: Writing['words'] = (plain, source) =>
    plain.trim() === '' ? null : text(richText(plain.trim()), source);
  const ask: Writing['ask'] = (question) => text(richText(PROMPT + question), null);
  const writing: Writing = { evidence, screens, nameOf, text, words, ask };
  const section = (title: string, paragraphs: Paragraphs) => writeSection(title, paragraphs, newId);

  const sections = [
    section('The Challenge', challenge(writing)),
    section('At a glance', [glance(evidence, newId)]),
    section('What the client told me', conversation(writing)),
    section('The Solution', solution(writing)),
    ...screens.alone.map(({ title, block }) => section(title, [block, ask(`why is ${quoted(title)} as it is?`)])),
    section('More screens', moreScreens(writing)),
    section('What changed on the way', change(writing)),
    section('How it went', milestones(evidence, newId, ask)),
    section('What people said', answersToCritique(writing)),
    section('How it was built', builds(writing)),
    section('What the brief asked for', [requirements(evidence, nameOf, newId)]),
    section('What I would change', [ask('looking at it now, what would you do differently?')]),
    section('Resources', [words(design.resources, reflection(design, 'resources'))]),
  ];
  const plain: CaseStudy = {
    schema: SCHEMA,
    theme: 'plain',
    title: design.title,
    // The brief's own words open the first section, so they are not repeated here.
    description: brief ? `A design for the brief ${quoted(brief.title)}.` : DEFAULT_DESCRIPTION,
    sections: sections.filter((one) => one !== null),
    colors: DEFAULT_COLORS,
    typography: DEFAULT_TYPOGRAPHY,
  };
  const style = brief?.styles[0];
  return brief && style ? inTheme(plain, themeOfStyle[style], accentsOfBrief(brief.colors)) : plain;
}

/** The first paragraph is the section's own text, the others are below it. Null without any. */
function writeSection(title: string, paragraphs: Paragraphs, newId: () => string): Section | null {
  const all = paragraphs.filter((one) => one !== null);
  if (all.length === 0) return null;
  const first = all[0]!.templateId === 'text-block' ? all[0]! : null;
  return newSection('single-column', newId, {
    title,
    content: first?.content ?? [],
    source: first?.source ?? null,
    children: { ...noColumns(), content: first ? all.slice(1) : all },
  });
}

function challenge({ evidence: { design, brief }, text, words, ask }: Writing): Paragraphs {
  const hard = words(design.challenges, reflection(design, 'challenges')) ?? ask('what was hard, and for whom?');
  if (!brief) return [ask('who asked for this, and what was wrong before?'), hard];
  return [
    words(brief.projectDescription, ofBrief(brief)),
    brief.projectGoals.length > 0 ? text(list(brief.projectGoals), ofBrief(brief, 'Goals of the brief')) : null,
    words(brief.primaryAudience, ofBrief(brief, 'Audience of the brief')),
    hard,
  ];
}

function conversation({ evidence: { brief, client }, text }: Writing): Paragraphs {
  const facts = client ? answeredQuestions(client) : [];
  if (!brief || !client || facts.length === 0) return [];
  const lines = facts.map(({ question, fact }) => spoken(['I asked', question], [client.name, fact]));
  return [text(lines, ofClient(brief, `Asked of ${client.name}, ${client.role}`))];
}

function solution({ evidence: { design }, screens, words, ask }: Writing): Paragraphs {
  const approach = words(design.approach, reflection(design, 'approach'));
  return [approach ?? ask('what did you do first, what did you try, what did you decide?'), screens.lead];
}

function moreScreens({ screens: { others }, ask }: Writing): Paragraphs {
  return others.length > 0 ? [...others, ask('what should readers see in these screens?')] : [];
}

function change({ evidence: { brief, client }, text, words, ask }: Writing): Paragraphs {
  if (!brief?.plotTwist.trim()) return [];
  const settled = client && changeAnswer(client);
  return [
    words(brief.plotTwist, ofBrief(brief, 'Plot twist of the brief')),
    settled ? text(agreed(settled, client.name), ofClient(brief, `The change, as settled with ${client.name}`)) : null,
    ask('how did your design answer this?'),
  ];
}

function answersToCritique({ evidence: { design, critique }, text }: Writing): Paragraphs {
  return critique.answers.map(({ critiqueId, line, asked, answer, reason }) =>
    text(richText(`${answerWords[answer]} a suggestion on ${quoted(asked.replace(/\.$/, ''))}. ${reason}`.trim()), {
      kind: 'critique',
      label: 'Answer to a suggested change',
      href: links.critiqueLine(design.id, critiqueId, line),
    }),
  );
}

function builds({ evidence: { design, builds: all }, nameOf, text, ask }: Writing): Paragraphs {
  if (all.length === 0) return [];
  return [
    ...all.flatMap((build) => built(build, design.id, nameOf, text)),
    ask('who built it, and how do they want to be named?'),
  ];
}

type Brief = NonNullable<Evidence['brief']>;

const ofBrief = ({ id, title }: Brief, label = `Brief ${quoted(title)}`): Source => ({
  kind: 'brief',
  label: cut(label, 200),
  href: links.brief(id),
});

const ofClient = (brief: Brief, label: string): Source => ({
  ...ofBrief(brief, label),
  href: `${links.brief(brief.id)}#client`,
});

const reflection = ({ id }: Evidence['design'], part: 'approach' | 'challenges' | 'resources'): Source =>
  fromDesign('reflection', `Reflection: ${part}`, id);

/** The colours of a brief for the page: what people press first, then what stands out. */
function accentsOfBrief(colors: readonly BriefColor[]): string[] {
  const ofRole = (role: string) => colors.find((color) => color.role === role)?.hex.toLowerCase();
  return [ofRole('action'), ofRole('accent')].filter((hex) => hex !== undefined);
}

/** The stage of the build, and the frames that its designer approved. */
function built(
  { status, frames, approved }: Evidence['builds'][number],
  designId: string,
  nameOf: (frame: string) => string,
  text: (content: RichText, source: Source | null) => Component,
): (Component | null)[] {
  const source = (label: string): Source => ({ kind: 'build', label, href: links.buildReview(designId) });
  const far = status === 'complete' ? 'The build is complete' : 'It is being built';
  return [
    text(richText(`${far}: ${approved.length} of ${frames} frames approved.`), source('Build review')),
    approved.length > 0
      ? text(
          list(
            approved.map(
              ({ name, fidelity, round }) =>
                `${nameOf(name)}: fidelity ${fidelity} of 100${round > 1 ? `, after ${round} rounds` : ''}`,
            ),
          ),
          source('Approved frames'),
        )
      : null,
  ];
}

/** Names from a device or a tool, such as “f1” or “IMG_2041.png”; they are not meant for readers. */
const NOT_A_NAME =
  /^(?:(?:f|frame|img|image|pic|picture|dsc|screen|screenshot|untitled|artboard|page|rectangle|group)?[\s_.-]*\d*)(?:\.\w{3,4})?$/i;

/** A frame's name for readers: the designer's name for it, or its number among the frames. */
function frameNames(frames: Evidence['frames']): (name: string) => string {
  return (name) =>
    NOT_A_NAME.test(name.trim()) ? `Frame ${frames.findIndex((frame) => frame.name === name) + 1}` : name;
}

/** One line of a conversation, with the name of each speaker. */
function spoken(...said: readonly (readonly [who: string, words: string])[]): Block {
  const runs = said.flatMap(([who, words], at) => [
    { text: `${at > 0 ? ' ' : ''}${who}: `, bold: true as const },
    { text: words },
  ]);
  return { kind: 'bullet', runs };
}

const boldLine = (text: string): Block => ({ kind: 'bullet', runs: [{ text, bold: true }] });

const leads: Readonly<Record<ChangeAnswer, string>> = {
  accepted: 'I accepted',
  negotiated: 'I proposed',
  declined: 'I declined',
};

/** The designer's answer to the change without the product's introduction, and the client's reply. */
function agreed({ answer, reply }: { answer: string; reply: string }, client: string): RichText {
  const read = readAnswer(answer);
  const [lead, reason] = read ? [leads[read.answer], read.reason] : ['I answered', answer];
  const mine = reason ? spoken([lead, reason]) : boldLine(`${lead}.`);
  return reply ? [mine, spoken([client, reply])] : [mine];
}

function list(lines: readonly string[]): RichText {
  return lines.map((line) => ({ kind: 'bullet', runs: [{ text: line }] }));
}
