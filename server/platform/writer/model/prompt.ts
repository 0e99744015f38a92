import { composeBrief } from '#domain/brief/compose.ts';
import type { BriefContent } from '#domain/brief/content.ts';
import { focuses } from '#domain/brief/focus.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { levels } from '#domain/catalog/levels.ts';
import { styleOf } from '#domain/catalog/styles.ts';
import type { Rejected, WritingOrder } from '../writer.ts';
import type { Drawn } from './draw-facts.ts';

/*
 * The prompts for the model; their rules come from research on good and bad briefs
 * (docs/decisions/003-writing-a-brief.md). Nothing here was typed by a person: orders contain ids from closed lists,
 * and facts come from the composer.
 */

export const systemPrompt =
  (): string => `You write client briefs that designers practise on. You are the client's side: a person in a real organisation with a real problem, not an agency and not a teacher.

The facts are given: one organisation with one problem, its goals, features, limits and deliverables. They stand in the brief as they are. You write the words around them.

Rules:
- A designer understands each sentence at the first reading. One thought a sentence, under 22 words, with subject and verb. People and things are introduced before "the".
- Common words. No idiom, pun, metaphor, riddle or nickname. Wit only in the title's second half and in quotes.
- One problem. Say what is wrong, what it costs, and why now. Never the solution.
- Each number has one meaning. Use the numbers of the facts, with their units and their currency, and no others. A share is "17 in 100".
- Keep every name, place and role exactly. Explain a word of the client where it first stands. No real company, no living person, no medical or financial promise.
- People are behaviour in a situation: what they do, where, and what is in the way.
- The conflict has a good reason on both sides, and the law does not decide it.
- None of: elevate, seamless, sleek, cutting-edge, user-friendly, intuitive, engaging, robust, leverage, delight, journey, ecosystem, landscape, unlock, empower, revolutionise, "in today's", "not only … but".

Two examples of the form. They are about other clients, so take nothing else from them.
${examples().join('\n')}

Answer with one JSON object and nothing else: no code fence, no word before or after it. Write the fields in the order asked for.`;

/** The fields that a model writes, in the order of the brief page, so sections arrive in reading order. */
const outline = {
  title: '"client and task in plain words: 5 to 12 words"',
  projectDescription: '"who they are, what happens, and what is wrong: 50 to 90 words"',
  situation: '"how it works today, and what it costs: 40 to 80 words"',
  whyNow: '"what changed, by when, and what waiting costs: 20 to 50 words"',
  tension: '{"a": "one party and what it wants, with the reason", "b": "the other", "where": "the screen or moment"}',
  unknowns: '["1 to 3 things that nobody knows yet and the designer should find out"]',
  uspIntro: '"one sentence"',
  usps: '[{"title": "", "description": ""}] (2 or 3)',
  primaryAudience: '"one sentence that names the groups of users"',
  personas:
    '[{"name": "", "role": "", "age": 0, "location": "", "situation": "what they do, where, with what in hand", "goals": ["1 or 2"], "painPoints": ["1 or 2"], "quote": "as people talk"}]',
  plotTwist: '"a change of plan that arrives halfway through the work: 30 to 50 words"',
} satisfies Partial<Record<keyof BriefContent, string>>;

type Written = keyof typeof outline;
export const WRITTEN_BY_MODEL = Object.keys(outline) as Written[];

/** Two briefs of the composer, as far as a model would have to write them. */
function examples(): string[] {
  const orders = [
    { industry: 'travel', styles: ['minimal'], level: 'foundation', seed: 'example 1' },
    { industry: 'finance', styles: ['organic'], level: 'professional', seed: 'example 2' },
  ] as const;
  return orders.map((order) => {
    const { content } = composeBrief({ ...order, styles: [...order.styles], timeBoxDays: null });
    return JSON.stringify(Object.fromEntries(WRITTEN_BY_MODEL.map((name) => [name, content[name]])));
  });
}

const fieldsOf = (names: readonly Written[]): string =>
  `{\n${names.map((name) => `  "${name}": ${outline[name]}`).join(',\n')}\n}`;

function choiceLines({ industry, styles, level, timeBoxDays, focus }: WritingOrder): string {
  const asked = levels.find((candidate) => candidate.id === level)!;
  return [
    `Industry: ${industryOf(industry).label}`,
    `Visual styles: ${styles.map((id) => styleOf(id).label).join(' and ')}`,
    `Level: ${asked.label} (${asked.hint})`,
    `Time for the job: ${timeBoxDays ? `${timeBoxDays} days` : 'open'}`,
    ...(focus ? [`Kind of screens to practise: ${focuses.find(({ id }) => id === focus)!.label}`] : []),
  ].join('\n');
}

function orderLines(order: WritingOrder, { facts }: Drawn): string {
  return [choiceLines(order), `Facts: ${JSON.stringify(facts)}`].join('\n');
}

export function writePrompt(order: WritingOrder, drawn: Drawn): string {
  const names = WRITTEN_BY_MODEL.filter((name) => drawn.hasTwist || name !== 'plotTwist');
  return `${orderLines(order, drawn)}\n\nWrite the brief:\n${fieldsOf(names)}`;
}

/** Asks for new wording of some fields of a finished brief. */
export function rewritePrompt(order: WritingOrder, content: BriefContent, asked: readonly Written[]): string {
  return `${choiceLines(order)}\n\nThe brief as it stands:\n${JSON.stringify(content)}\n\nWrite these fields anew, with other ideas and in other words. Everything else stays as it is, so keep to its names, places, numbers and goals:\n${fieldsOf(asked)}`;
}

/** Asks only for missing or wrong fields. Without named fields, the model chooses which ones to write again. */
export function repairPrompt(order: WritingOrder, drawn: Drawn, { content, problems }: Rejected): string {
  const named = fieldsToRepair(problems);
  const ask =
    named.length > 0
      ? `Write these fields, and no others:\n${fieldsOf(named)}`
      : 'Write every field again that has to change for this, whole, and no others.';
  return `${orderLines(order, drawn)}\n\nThis much of the brief stands:\n${JSON.stringify(content)}\n\nWhat is wrong:\n${problems.map((problem) => `- ${problem}`).join('\n')}\n\n${ask}`;
}

/** A problem starts with the name of its field, when it has one. */
function fieldsToRepair(problems: string[]): Written[] {
  const named = new Set(problems.map((problem) => problem.split(/[:.[ ]/, 1)[0]!));
  return WRITTEN_BY_MODEL.filter((name) => named.has(name));
}
