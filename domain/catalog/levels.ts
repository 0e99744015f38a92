/** How much a brief asks for. A level changes scope, constraints and deliverables, not only the wording. */
export const levels = [
  { id: 'foundation', label: 'Foundation', hint: 'One clear problem, a small set of screens' },
  { id: 'professional', label: 'Professional', hint: 'A real job: constraints, trade-offs, edge cases' },
  { id: 'stretch', label: 'Stretch', hint: 'More people who decide, and less information' },
] as const;

export type LevelId = (typeof levels)[number]['id'];
export const levelIds = levels.map((level) => level.id) as [LevelId, ...LevelId[]];
export const DEFAULT_LEVEL: LevelId = 'professional';

export function levelOf(id: LevelId) {
  return levels.find((level) => level.id === id)!;
}

/** The time a person gives themselves for a brief, in days; `null` means open-ended. */
export const timeBoxes = [
  { days: null, label: 'Open-ended' },
  { days: 3, label: 'A weekend' },
  { days: 7, label: 'One week' },
  { days: 14, label: 'Two weeks' },
  { days: 30, label: 'A month' },
] as const;

/** In words: 'A weekend' where it is one of the boxes above, else '5 days'. */
export function timeBoxLabel(days: number | null): string {
  return timeBoxes.find((box) => box.days === days)?.label ?? `${days} ${days === 1 ? 'day' : 'days'}`;
}
