/** The engine that wrote a brief, in words (BRIEF-2). */
export function writtenBy({ engine, model }: { engine: 'composer' | 'model'; model: string | null }): string {
  return engine === 'composer'
    ? 'Written by Brief Foundry, without a language model'
    : `Written by ${model ?? 'a language model'}`;
}
