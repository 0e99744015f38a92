import type { Sheet } from './sheet.ts';
import { type TopicId, topicOf } from './topics.ts';

export const QUESTION_MIN = 3;
export const QUESTION_MAX = 300;
export const REASON_MIN = 10;
export const REASON_MAX = 600;

export const clientTexts = {
  questionMissing: 'Please write a question',
  questionTooLong: `Keep the question under ${QUESTION_MAX + 1} characters`,
  reasonMissing: `Please give your client a reason, in ${REASON_MIN} characters or more`,
  reasonTooLong: `Keep it under ${REASON_MAX + 1} characters`,
};

export type Said =
  /** The client tells what stands on the sheet. */
  | { kind: 'fact' | 'repeat'; topic: TopicId; text: string }
  /** The client does not know either. */
  | { kind: 'unknown'; topic: TopicId; text: string }
  /** The client pushes back, and nothing is counted. */
  | { kind: 'pushback'; topic: null; text: string };

const aboutDesign =
  /\b(?:should (?:i|we|it)|which|what) (?:colou?rs?|fonts?|typefaces?|layouts?|icons?|buttons?|style)\b|\b(?:do|would) you (?:like|want|prefer) (?:an? |the |it )?(?:app|website|dashboard|button|colou?r|blue|red|green|dark|page|design|it)\b|\bshould (?:i|we) (?:use|make|design|draw|add|put)\b|\bwhat should it look like\b|\bis (?:it|this|blue|red|green) (?:ok|okay|fine|good)\b/;
const aboutEverything =
  /\b(?:everything|anything else|all you know|tell me more|more information|more details|any other)\b/;
const inTheBrief =
  /\b(?:deadline|due date|by when|when (?:is|must|should|do|does) .*(?:ready|done|finished|due)|goals?|personas?|deliverables?|style|palette)\b/;

/**
 * What the client answers. A fact is told when its topic is asked about and at no other time; asked again, it is told again in the
 * same words. Pure: the same sheet, question and record give the same answer.
 */
export function answer(sheet: Sheet, told: ReadonlySet<TopicId>, question: string): Said {
  const asked = question.toLowerCase();
  const pushback = (why: keyof Sheet['refusals']): Said => ({
    kind: 'pushback',
    topic: null,
    text: sheet.refusals[why],
  });
  if (aboutDesign.test(asked)) return pushback('design');
  if (aboutEverything.test(asked)) return pushback('everything');
  const topic = topicOf(question);
  if (!topic) return pushback(inTheBrief.test(asked) ? 'written' : 'unclear');
  const fact = sheet.facts[topic];
  if (!fact) return { kind: told.has(topic) ? 'repeat' : 'unknown', topic, text: sheet.refusals.unknown };
  return told.has(topic) ? { kind: 'repeat', topic, text: `As I said: ${fact}` } : { kind: 'fact', topic, text: fact };
}

/** Whether it takes one of the designer’s questions. */
export const isCounted = ({ kind }: Pick<Said, 'kind'>): boolean => kind === 'fact' || kind === 'unknown';
