/** Whole sentences from the start, as many as fit; always at least the first. */
export function firstSentences(text: string, letters: number): string {
  // Made here, and not while the module loads: few pages need it.
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  let taken = '';
  for (const { segment } of sentences.segment(text)) {
    if (taken && taken.length + segment.trimEnd().length > letters) break;
    taken += segment;
  }
  return taken.trim();
}
