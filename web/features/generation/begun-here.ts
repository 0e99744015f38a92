/** Generations that started since this page was loaded. Their author sees them from the first word. */
const begun = new Set<string>();

export function noteBegunHere(generationId: string): void {
  begun.add(generationId);
}

export function hasBegunHere(generationId: string): boolean {
  return begun.has(generationId);
}
