/** What was said with a brief’s client, in order, as it is exported and cited. */
export interface ClientRecord {
  name: string;
  role: string;
  log: readonly { speaker: 'designer' | 'client'; kind: string; text: string }[];
}

/** The questions that were answered, each with the fact that it brought. */
export function answeredQuestions({ log }: ClientRecord): { question: string; fact: string }[] {
  return log.flatMap(({ kind, text }, at) => {
    const before = log[at - 1];
    return kind === 'fact' && before?.kind === 'question' ? [{ question: before.text, fact: text }] : [];
  });
}

/** What the designer said to the change request, and how the client took it; `null` while it is unanswered. */
export function changeAnswer({ log }: ClientRecord): { answer: string; reply: string } | null {
  const textOf = (wanted: string): string | undefined => log.find(({ kind }) => kind === wanted)?.text;
  const answer = textOf('answer');
  return answer === undefined ? null : { answer, reply: textOf('reply') ?? '' };
}
