import type { BriefContent } from '../brief/content.ts';
import { Random } from '../random.ts';
import { quoted } from '../text/quoted.ts';
import { inBrief, OPEN, type Quote } from './in-brief.ts';
import type { ClientKnowledge } from './knowledge.ts';
import { openToo, quotes, type RefusalId, refusals, repeats } from './lines.ts';
import type { TopicId } from './topics.ts';
import { understand } from './understand.ts';

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

export type ClientReply =
  /** The client tells a fact of the knowledge. */
  | { kind: 'fact' | 'repeat'; topic: TopicId; text: string }
  /** The client does not know either, which costs nothing; said again, that is a repetition. */
  | { kind: 'unknown' | 'repeat'; topic: TopicId; text: string }
  /** The client pushes back, and nothing is counted. */
  | { kind: 'pushback'; topic: null; text: string };

/** The conversation so far: the answered topics, and every text of the client. */
export interface Conversation {
  answered: ReadonlySet<TopicId>;
  texts: readonly string[];
}

/** Questions that hand the design back, ask for all, or say nothing are not looked up in the brief. */
const lookedUp: readonly RefusalId[] = ['written', 'who', 'when', 'howMuch', 'may', 'why', 'open', 'which'];

/**
 * A line of the brief is quoted and costs nothing; a fact is told only when its topic is asked about, and again with another
 * introduction. No other reply repeats before all its wordings were used.
 */
export function answer(
  knowledge: ClientKnowledge,
  past: Conversation,
  question: string,
  brief?: BriefContent,
): ClientReply {
  // What is quoted is the brief's, not what is asked about it: “Visitors who ring” is no question about ringing.
  const meant = understand(question.replace(/“[^”]*”/g, '“…”'));
  const fromBrief = (why: RefusalId): ClientReply | null => {
    const found = brief && lookedUp.includes(why) ? inBrief(question, brief) : null;
    return found && { kind: 'pushback', topic: null, text: quote(found, past) };
  };
  if ('why' in meant)
    return fromBrief(meant.why) ?? { kind: 'pushback', topic: null, text: refusal(knowledge, meant.why, past) };
  const { topic } = meant;
  const isTold = past.answered.has(topic);
  const fact = knowledge.facts[topic];
  const known = fact || isTold ? null : fromBrief('open');
  if (known) return known;
  if (!fact) return { kind: isTold ? 'repeat' : 'unknown', topic, text: refusal(knowledge, 'unknown', past) };
  if (!isTold) return { kind: 'fact', topic, text: fact };
  return {
    kind: 'repeat',
    topic,
    text: leastUsed(
      repeats.map((before) => `${before}${fact}`),
      past.texts,
    ),
  };
}

/** Every way in which this client says no for this reason, in the order in which they come. */
export function refusalsOf({ name }: ClientKnowledge, why: RefusalId): string[] {
  const random = new Random(`${name} ${why}`);
  const ways: readonly string[] = refusals[why];
  return random.shuffle(ways);
}

function refusal(knowledge: ClientKnowledge, why: RefusalId, { texts }: Conversation): string {
  return leastUsed(refusalsOf(knowledge, why), texts);
}

/** The client names the section, then quotes its line; an open question is not quoted back to who has just asked it. */
function quote({ section, line }: Quote, { texts }: Conversation): string {
  if (section === OPEN) return leastUsed(openToo, texts);
  return leastUsed(
    quotes.map((before) => `${before.replace('{section}', section)} ${quoted(line)}`),
    texts,
  );
}

/** The first of those that were used least. */
function leastUsed(ways: readonly string[], said: readonly string[]): string {
  const used = (way: string): number => said.filter((text) => text === way).length;
  return ways.reduce((best, way) => (used(way) < used(best) ? way : best));
}

/** Whether the reply costs one of the designer’s questions: only a fact does. */
export const isCounted = ({ kind }: { kind: string }): boolean => kind === 'fact';

/** Whether the reply settles its topic, so that the next question about it is a repetition. */
export const isSettled = ({ kind }: { kind: string }): boolean => kind === 'fact' || kind === 'unknown';
