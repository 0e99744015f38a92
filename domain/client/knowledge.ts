import { writeMoney } from '../brief/compose/facts.ts';
import { Random } from '../brief/compose/random.ts';
import { rowsOf, type Skeleton } from '../brief/compose/skeleton.ts';
import { write, writePlain } from '../brief/compose/text.ts';
import type { LevelId } from '../catalog/levels.ts';
import { type ChangeAnswer, changeReplies } from './lines.ts';
import { type TopicId, topics } from './topics.ts';

/**
 * Everything a client knows beyond the brief. It is chosen once, when the brief is written, and stays on the
 * server: the client says only these facts, each only when asked.
 */
export interface ClientKnowledge {
  version: 1;
  name: string;
  role: string;
  questions: number;
  facts: Partial<Record<TopicId, string>>;
  /** The change request that the client sends at this progress; `at` is in percent. */
  twist: { text: string; at: number } | null;
  /** The client's replies to the designer’s answer. */
  replies: Record<ChangeAnswer, string>;
  /** The words that the brief and so its client prefer (compose/diction.ts). Older clients have none. */
  diction?: string;
}

/** Fewer questions for those who know how to ask. */
const QUESTIONS: Record<LevelId, number> = { foundation: 6, professional: 5, stretch: 4 };
const FACTS_KNOWN = 10;
/** Percent; a change hurts most between a third of the way and just past half. */
const TWIST_AT = [35, 60] as const;

export function drawClientKnowledge(skeleton: Skeleton, twist: string | undefined, seed: string): ClientKnowledge {
  const random = new Random(`${seed} client`);
  const { kind, country } = rowsOf(skeleton);
  const facts = { ...skeleton.facts, budget: writeMoney(random.between(9_000, 70_000), country.money) };
  const known = random.sample(topics, FACTS_KNOWN);
  const say = (texts: readonly string[]): string => write(random.pick(texts), facts, random);
  return {
    version: 1,
    name: skeleton.people[0]!,
    role: writePlain(kind.people[0]!.role, facts, random),
    questions: QUESTIONS[skeleton.level],
    facts: Object.fromEntries(known.map((topic) => [topic.id, say(topic.facts)])),
    twist: twist ? { text: twist, at: random.int(...TWIST_AT) } : null,
    replies: mapValues(changeReplies, say),
    diction: skeleton.facts.diction,
  };
}

function mapValues<Key extends string>(
  table: Record<Key, readonly string[]>,
  say: (texts: readonly string[]) => string,
): Record<Key, string> {
  return Object.fromEntries(
    Object.entries<readonly string[]>(table).map(([key, texts]) => [key, say(texts)]),
  ) as Record<Key, string>;
}
