import type { ChangeAnswer } from './lines.ts';

/** How an answer to a change request begins. Stored conversations have these words, so a change reads both. */
const beginnings: Readonly<Record<ChangeAnswer, string>> = {
  accepted: 'Accepted',
  negotiated: 'Not quite like that',
  declined: 'Declined',
};

/** The answer as the conversation shows it: "Declined: it costs the board." */
export function writeAnswer(answer: ChangeAnswer, reason: string): string {
  const mark = answer === 'accepted' ? '.' : ':';
  return `${beginnings[answer]}${mark} ${reason}`.trim();
}

/** What was answered and why; `null` for a text of another form. */
export function readAnswer(text: string): { answer: ChangeAnswer; reason: string } | null {
  for (const [answer, begins] of Object.entries(beginnings) as [ChangeAnswer, string][])
    if ([`${begins}.`, `${begins}:`].some((beginning) => text.startsWith(beginning)))
      return { answer, reason: text.slice(begins.length + 1).trim() };
  return null;
}
