const BEGIN = 'Begin with ';

/** What a screen does, as a task says it: "‘Pause’: it stops the box." */
export const screenDoes = (title: string, does: string): string => `‘${title}’: ${does}`;

/** The sentence about the screen to begin with. */
export const firstScreen = (title: string, does: string): string => BEGIN + screenDoes(title, does);

/** How the other sentences of a task begin that stand in a row of their own. */
export const taskBeginnings = { decide: 'The hardest decision ', handIn: 'Hand in ', language: 'Write in ' } as const;

/** By label, in their order. */
const ROWS = [
  // Older briefs have the second form.
  { label: 'First screen', begins: [`${BEGIN}‘`, 'The first screen is '] },
  { label: 'Decide', begins: [taskBeginnings.decide] },
  { label: 'Hand in', begins: [taskBeginnings.handIn] },
  { label: 'Language', begins: [taskBeginnings.language] },
] as const;

export interface TaskRow {
  label: (typeof ROWS)[number]['label'];
  text: string;
}

/** Splits a task: what is designed and for whom, and its other sentences by row. A task of another form has no rows. */
export function taskParts(task: string): { text: string; rows: TaskRow[] } {
  let text = task;
  const rows: TaskRow[] = [];
  for (const { label, begins } of ROWS.toReversed()) {
    const at = Math.max(...begins.map((words) => text.lastIndexOf(` ${words}`)));
    if (at < 0 || !/[.?!]”?$/.test(text.slice(0, at))) continue;
    rows.unshift({ label, text: text.slice(at).trim() });
    text = text.slice(0, at);
  }
  return { text, rows };
}
