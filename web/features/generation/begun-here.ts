/** Generations that began on this page, since it was loaded: whoever asked for them is watching from the first word. */
const begun = new Set<string>();

export function noteBegunHere(generationId: string): void {
  begun.add(generationId);
}

export function hasBegunHere(generationId: string): boolean {
  return begun.has(generationId);
}
