import type { BriefContent } from '#domain/brief/content.ts';
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

export const systemPrompt = `You write client briefs that designers practise on. You are the client's side: a person in a real organisation with a real problem, not an agency and not a teacher.

Rules:
- One situation that an insider would recognise: channel, season, margin, rule or old system. Say what is wrong, what it costs, and why now.
- The problem, never the solution. No "create an app with a dashboard": leave something to find out, and name what nobody knows yet.
- At least two goals have a baseline, a target, a time and a way of measuring. Use figures as they occur in life (34 %, 11 calls a day), not 10, 20, 25 or 50 %.
- At least three constraints, each with what it does to the design. At least one thing that is expressly not part of the job.
- One tension between two parties that has no obvious answer; both parties occur elsewhere in the brief.
- Personas are behaviour in a situation: what they do, where, with what in the way. They pull the design in different directions.
- Features: at most half are "high". Each serves one of the goals. Deliverables can be ticked off: every requirement has a count, a state, a size, a format or a named screen, each deliverable says which goals and features it answers, and every feature is answered by one.
- Plain words. Each sentence carries news. None of: elevate, seamless, sleek, cutting-edge, user-friendly, intuitive, engaging, robust, leverage, delight, journey, ecosystem, landscape, unlock, empower, revolutionise, "in today's", "not only … but".
- One thought a sentence. People and things are introduced before "the". No idiom, no pun, no riddle. 600 to 1,000 words in all.
- Facts are given. Keep every name, place, number and role exactly; add others only where they follow. No real company, no living person, no medical or financial promise.

Answer with one JSON object and nothing else: no code fence, no word before or after it. Write the fields in the order asked for.`;

/** Every field in the order of the brief page, so sections arrive in reading order. */
const outline: Record<string, string> = {
  title: '"the organisation or the thing at stake, and what is at issue: 4 to 9 words, no colon formula"',
  projectDescription: '"who they are and what is wrong: 60 to 100 words"',
  situation: '"how it works today, with the detail that makes it hard: 50 to 80 words"',
  whyNow: '"what changed, by when, and what waiting costs: 25 to 50 words"',
  projectGoals: '["3 or 4 goals, one sentence each, with numbers"]',
  successMeasures:
    '[{"metric": "", "baseline": "", "target": "", "by": "", "how": "how it is counted, and by whom"}] (2 or 3)',
  constraints:
    '[{"type": "legal | technical | brand | content | time | people | money", "text": "", "effect": "what it does to the design"}] (3 or 4)',
  nonGoals: '["1 to 3 things that are not part of the job"]',
  tension: '{"a": "one party and what it wants", "b": "the other", "where": "the screen or moment where they collide"}',
  stakeholders: '[{"name": "", "role": "", "wants": ""}] (2 or 3)',
  unknowns: '["1 to 3 things that nobody knows yet and the designer should find out"]',
  uspIntro: '"one sentence"',
  usps: '[{"title": "", "description": ""}] (3)',
  primaryAudience: '"who, where, when, with what in hand: 40 to 70 words"',
  personas:
    '[{"name": "", "role": "", "age": 0, "location": "", "goals": ["2"], "painPoints": ["2"], "quote": "as people talk"}]',
  featuresIntro: '"one sentence"',
  keyFeatures:
    '[{"title": "", "description": "the need, not the widget", "priority": "high | medium | low", "goal": 0}] (4 to 6; goal: index in projectGoals)',
  deliverablesIntro: '"one sentence"',
  deliverables:
    '[{"title": "", "description": "", "requirements": ["2 to 4"], "goals": [0], "features": [0]}] (3 or 4; indexes in projectGoals and keyFeatures)',
  plotTwist: '"a change of plan that arrives halfway through the work and hurts: 30 to 50 words"',
};

const fieldsOf = (names: string[]): string =>
  `{\n${names.map((name) => `  "${name}": ${outline[name]}`).join(',\n')}\n}`;

function choiceLines({ industry, styles, level, timeBoxDays }: WritingOrder): string {
  const asked = levels.find((candidate) => candidate.id === level)!;
  return [
    `Industry: ${industryOf(industry).label}`,
    `Visual styles: ${styles.map((id) => styleOf(id).label).join(' and ')}`,
    `Level: ${asked.label} (${asked.hint})`,
    `Time for the job: ${timeBoxDays ? `${timeBoxDays} days` : 'open'}`,
  ].join('\n');
}

function orderLines(order: WritingOrder, { facts }: Drawn): string {
  return [choiceLines(order), `Facts: ${JSON.stringify(facts)}`].join('\n');
}

export function writePrompt(order: WritingOrder, drawn: Drawn): string {
  const names = Object.keys(outline).filter((name) => drawn.hasTwist || name !== 'plotTwist');
  return `${orderLines(order, drawn)}\n\nWrite the brief:\n${fieldsOf(names)}`;
}

/** Asks for new wording of some fields of a finished brief. */
export function rewritePrompt(order: WritingOrder, content: BriefContent, names: string[]): string {
  const asked = Object.keys(outline).filter((name) => names.includes(name));
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
function fieldsToRepair(problems: string[]): string[] {
  const named = new Set(problems.map((problem) => problem.split(/[:.[ ]/, 1)[0]!));
  return Object.keys(outline).filter((name) => named.has(name));
}
