import type { DrawnCase } from '../brief/cases/draw-case.ts';
import type { LevelId } from '../catalog/levels.ts';
import { Random } from '../random.ts';
import { CHANGE_ANSWERS, type ChangeAnswer, changeReplies } from './lines.ts';
import type { TopicId } from './topics.ts';

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
  /** The change request that the client sends in the middle of the work. */
  twist: { text: string } | null;
  /** The client's replies to the designer’s answer. */
  replies: Record<ChangeAnswer, string>;
}

/** Fewer questions for those who know how to ask. */
const QUESTIONS: Record<LevelId, number> = { foundation: 6, professional: 5, stretch: 4 };

/** What a client needs to be a client, drawn from a case or written by hand. */
interface ClientGiven extends Pick<ClientKnowledge, 'name' | 'role' | 'facts'> {
  level: LevelId;
  /** Chooses among the replies. */
  seed: string;
  /** First name of another person with a say. */
  colleague: string;
  twist: string | undefined;
}

export function clientKnowledge({ level, seed, colleague, twist, ...own }: ClientGiven): ClientKnowledge {
  const random = new Random(`${seed} client`);
  const reply = (answer: ChangeAnswer) => random.pick(changeReplies[answer]).replaceAll('{colleague}', colleague);
  return {
    version: 1,
    ...own,
    questions: QUESTIONS[level],
    twist: twist ? { text: twist } : null,
    replies: Object.fromEntries(CHANGE_ANSWERS.map((answer) => [answer, reply(answer)])) as ClientKnowledge['replies'],
  };
}

/** The client is the stakeholder who approves the design. The facts are those that the case keeps untold. */
export function drawClientKnowledge(drawn: DrawnCase, twist: string | undefined): ClientKnowledge {
  const { case: one, facts, input, stakeholders } = drawn;
  const [client, other] = stakeholders as [string, string];
  return clientKnowledge({
    level: input.level,
    seed: input.seed,
    name: facts.who[client]!.name,
    role: one.stakeholders[client]!.role,
    colleague: facts.who[other]!.first,
    facts: Object.fromEntries(Object.entries(one.untold).map(([topic, tell]) => [topic, tell(facts)])),
    twist,
  });
}
