import { answeredQuestions, type ClientRecord, changeAnswer } from '../client/record.ts';
import { type Answer, answerWords, type Counts, verdicts, verdictWords } from '../critique/critique.ts';
import { cut } from '../text/cut.ts';
import type { BuildStatus } from '../workspace/build-status.ts';
import type { BriefColor } from './brief-colors.ts';
import {
  type CaseStudy,
  type Component,
  DEFAULT_COLORS,
  DEFAULT_DESCRIPTION,
  DEFAULT_TYPOGRAPHY,
  mediaAddress,
  newComponent,
  newSection,
  noColumns,
  SCHEMA,
  type Section,
  type Source,
} from './document.ts';
import { PROMPT } from './for-readers.ts';
import type { BackgroundId, Decoration } from './palette.ts';
import { type Block, type RichText, richText } from './rich-text.ts';

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
    pins: readonly string[];
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

const FRAMES_SHOWN = 6;

/**
 * A first draft of the story from recorded facts (EDIT-13). Every paragraph is a quotation or a plain count, with
 * its source. A question stands where nothing is recorded; nothing is invented.
 */
export function draftFromEvidence(evidence: Evidence, newId: () => string): CaseStudy {
  const { design, brief } = evidence;
  const sections: Section[] = [];

  /** The first paragraph is the section's own text, the others are below it. */
  function section(
    title: string,
    dress: { background?: BackgroundId; decoration?: Decoration; imageUrl?: string },
    components: readonly (Component | null)[],
  ) {
    const [first, ...rest] = components.filter((one) => one !== null);
    const { background = 'bg-white', decoration = 'none', imageUrl = '' } = dress;
    const children = noColumns();
    sections.push(
      newSection(imageUrl ? 'image-text' : 'single-column', newId, {
        title,
        backgroundColor: background,
        decorativeElement: decoration,
        imageUrl,
        content: first?.content ?? [],
        source: first?.source ?? null,
        children: imageUrl ? { ...children, text: rest } : { ...children, content: rest },
      }),
    );
  }
  const text = (content: RichText, source: Source | null) => newComponent('text-block', newId, { content, source });
  const words = (plain: string, source: Source) => (plain.trim() === '' ? null : text(richText(plain.trim()), source));
  const ask = (question: string) => text(richText(PROMPT + question), null);
  const ofBrief: Source | null = brief && {
    kind: 'brief',
    label: cut(`Brief “${brief.title}”`, 200),
    href: `/brief/${brief.id}`,
  };
  const ofClient: Source | null = ofBrief &&
    evidence.client && {
      ...ofBrief,
      label: cut(`Asked of ${evidence.client.name}, ${evidence.client.role}`, 200),
      href: `${ofBrief.href}#client`,
    };
  const settled = evidence.client && changeAnswer(evidence.client);
  const nameOf = frameNames(evidence.frames);
  section('The Challenge', { decoration: 'circle' }, [
    brief && ofBrief ? words(brief.projectDescription, ofBrief) : ask('who asked for this, and what was wrong before?'),
    brief && ofBrief && brief.projectGoals.length > 0
      ? text(list(brief.projectGoals), { ...ofBrief, label: `Goals of the brief` })
      : null,
    words(design.challenges, fromDesign('reflection', 'Reflection: challenges', design.id)) ??
      ask('what was hard, and for whom?'),
  ]);
  if (brief && ofBrief && brief.primaryAudience.trim())
    section('Who it is for', { background: 'bg-blue-50' }, [
      words(brief.primaryAudience, { ...ofBrief, label: 'Audience of the brief' }),
    ]);
  const withClient = () => cut(`The change, as settled with ${evidence.client!.name}`, 200);
  const facts = evidence.client ? answeredQuestions(evidence.client) : [];
  if (evidence.client && ofClient && facts.length > 0)
    section('What the client told me', { background: 'bg-gray-50' }, [
      text(
        facts.map(({ question, fact }) => spoken(['I asked', question], [evidence.client!.name, fact])),
        ofClient,
      ),
    ]);
  section('The Solution', { background: 'bg-gray-50', decoration: 'square' }, [
    words(design.approach, fromDesign('reflection', 'Reflection: approach', design.id)) ??
      ask('what did you do first, what did you try, what did you decide?'),
  ]);
  if (brief && ofBrief && brief.plotTwist.trim())
    section('What changed on the way', { background: 'bg-orange-50' }, [
      words(brief.plotTwist, { ...ofBrief, label: 'Plot twist of the brief' }),
      settled && ofClient ? text(agreed(settled, evidence.client!.name), { ...ofClient, label: withClient() }) : null,
      ask('how did your design answer this?'),
    ]);
  if (evidence.milestones.length > 0)
    section('How it went', {}, [
      ...evidence.milestones.map(({ title, percentage, isDone }) =>
        isDone
          ? text(richText(`At ${percentage} %: ${title}`), {
              kind: 'milestone',
              label: `Milestone at ${percentage} %`,
              href: brief ? `/brief/${brief.id}` : `/showcase/${design.id}`,
            })
          : ask(`what became of “${title}”, planned for ${percentage} %?`),
      ),
    ]);
  const shown = evidence.frames.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured)).slice(0, FRAMES_SHOWN);
  for (const [at, frame] of shown.entries()) {
    const notes = [...frame.pins, ...frame.notes];
    const told =
      notes.length > 0
        ? notes.map((note) =>
            text(richText(note), fromDesign('annotation', `Note on “${nameOf(frame.name)}”`, design.id, frame.id)),
          )
        : [ask(`what should readers see in “${nameOf(frame.name)}”?`)];
    const background = at % 2 === 0 ? 'bg-white' : 'bg-gray-50';
    section(nameOf(frame.name), { background, imageUrl: mediaAddress(frame.mediaId) }, told);
  }
  const answered = evidence.requirements.filter(({ frameIds }) => frameIds.length > 0);
  const argued = evidence.requirements.filter(({ frameIds, arguedAway }) => frameIds.length === 0 && arguedAway.trim());
  if (answered.length + argued.length > 0)
    section('What was delivered', { background: 'bg-green-50' }, [
      text(
        richText(
          `${answered.length} of ${evidence.requirements.length} requirements ${answered.length === 1 ? 'is' : 'are'} evidenced by frames.`,
        ),
        fromDesign('deliverable', 'Coverage of the submission', design.id),
      ),
      answered.length > 0
        ? text(
            list(answered.map(({ deliverable, text: what }) => `${deliverable}: ${what}`)),
            fromDesign('deliverable', 'Evidenced requirements', design.id),
          )
        : null,
      ...argued.map(({ text: what, arguedAway }) =>
        text(
          richText(`Left out: ${what}. ${arguedAway}`),
          fromDesign('deliverable', 'Requirement left out', design.id),
        ),
      ),
    ]);
  if (evidence.critique.total > 0)
    section('What people said', { background: 'bg-orange-50' }, critiqued(evidence, text));
  if (evidence.builds.length > 0)
    section('How it was built', { background: 'bg-green-50' }, [
      ...evidence.builds.flatMap((build) => built(build, design.id, nameOf, text)),
      ask('who built it, and how do they want to be named?'),
    ]);
  section('What I would change', {}, [ask('looking at it now, what would you do differently?')]);
  const resources = words(design.resources, fromDesign('reflection', 'Reflection: resources', design.id));
  if (resources) section('Resources', { background: 'bg-gray-50' }, [resources]);

  return {
    schema: SCHEMA,
    theme: 'plain',
    title: design.title,
    // The brief's own words open the first section, so they are not repeated here.
    description: brief ? `A design for the brief “${brief.title}”.` : DEFAULT_DESCRIPTION,
    sections,
    colors: DEFAULT_COLORS,
    typography: DEFAULT_TYPOGRAPHY,
  };
}

/** The verdicts on the design, and the result of each answered suggestion. */
function critiqued(
  { design, critique }: Evidence,
  text: (content: RichText, source: Source | null) => Component,
): Component[] {
  const { total, counts, answers } = critique;
  const given = verdicts.filter((verdict) => counts[verdict] > 0);
  const people = `${total} ${total === 1 ? 'person' : 'people'} marked it against the brief`;
  const marks = given.map((verdict) => `${counts[verdict]} ${verdictWords[verdict].toLowerCase()}`).join(', ');
  const source = (label: string, at: string): Source => ({
    kind: 'critique',
    label,
    href: `/showcase/${design.id}#critique${at}`,
  });
  return [
    text(richText(`${people}: ${marks}.`), source('Critique against the brief', '')),
    ...answers.map(({ critiqueId, line, asked, answer, reason }) =>
      text(
        richText(`${answerWords[answer]}: ${asked.replace(/\.$/, '')}. ${reason}`.trim()),
        source('Answer to a suggested change', `-${critiqueId}-${line}`),
      ),
    ),
  ];
}

/** The stage of the build, and the frames that its designer approved. */
function built(
  { status, frames, approved }: Evidence['builds'][number],
  designId: string,
  nameOf: (frame: string) => string,
  text: (content: RichText, source: Source | null) => Component,
): (Component | null)[] {
  const source = (label: string): Source => ({ kind: 'build', label, href: `/workspace/${designId}/review` });
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

/** The designer's answer to the change without the product's introduction, and the client's reply. */
function agreed({ answer, reply }: { answer: string; reply: string }, client: string): RichText {
  const [, said = '', reason = answer] = /^(Not quite like that|Declined|Accepted)[:.]\s*(.*)$/s.exec(answer) ?? [];
  const lead =
    { 'Not quite like that': 'I proposed', Declined: 'I declined', Accepted: 'I accepted' }[said] ?? 'I answered';
  const mine: Block = reason ? spoken([lead, reason]) : { kind: 'bullet', runs: [{ text: `${lead}.`, bold: true }] };
  return reply ? [mine, spoken([client, reply])] : [mine];
}

function list(lines: readonly string[]): RichText {
  return lines.map((line) => ({ kind: 'bullet', runs: [{ text: line }] }));
}

function fromDesign(kind: Source['kind'], label: string, designId: string, frameId?: string): Source {
  const end = frameId ? `#frame-${encodeURIComponent(frameId)}` : '';
  return { kind, label: cut(label, 200), href: `/showcase/${designId}${end}`.slice(0, 300) };
}
