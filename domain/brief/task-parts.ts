/** The sentences of a task that stand in a row of their own, by how they begin, in their order. */
const ROWS = [
  // Older briefs have the second form.
  { label: 'First screen', begins: ['Begin with ‘', 'The first screen is '] },
  { label: 'Decide', begins: ['The hardest decision '] },
  { label: 'Hand in', begins: ['Hand in '] },
  { label: 'Language', begins: ['Write in '] },
] as const;

export type TaskRow = { label: (typeof ROWS)[number]['label']; text: string };

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
