/** Generations that started since this page was loaded. Their author sees them from the first word. */
const started = new Set<string>();

export function recordStartedHere(generationId: string): void {
  started.add(generationId);
}

export function hasStartedHere(generationId: string): boolean {
  return started.has(generationId);
}
