import type { ShowcaseCard } from '#contract/showcase.ts';

/** "Sample" is said once where all designs are samples; beside people's designs each sample says so itself. */
export function sampleNote(cards: readonly ShowcaseCard[]): { note: string | null; saysSample: boolean } {
  const samples = cards.filter(({ isSample }) => isSample).length;
  if (samples === 0) return { note: null, saysSample: false };
  if (samples < cards.length) return { note: null, saysSample: true };
  return { note: 'Sample designs, made to show what this page can hold.', saysSample: false };
}
