import { type Answer, answerWords, type Verdict, verdictWords } from '#domain/critique/critique.ts';
import { StateBadge, type StateLook } from './StatusBadge.tsx';

const looks: Record<Verdict | Answer, StateLook> = {
  met: { word: verdictWords.met, glyph: 'tick', tone: 'positive' },
  partly: { word: verdictWords.partly, glyph: 'half', tone: 'caution' },
  not: { word: verdictWords.not, glyph: 'cross', tone: 'negative' },
  unclear: { word: verdictWords.unclear, glyph: 'dashed', tone: 'outline' },
  applied: { word: answerWords.applied, glyph: 'tick', tone: 'positive' },
  declined: { word: answerWords.declined, glyph: 'cross', tone: 'quiet' },
};

/** The sign of each verdict, where its word stands elsewhere. */
export const verdictGlyphs = {
  met: looks.met.glyph,
  partly: looks.partly.glyph,
  not: looks.not.glyph,
  unclear: looks.unclear.glyph,
};

/** How well a requirement was met, or the answer to a suggestion. */
export function VerdictBadge({ verdict }: { verdict: Verdict | Answer }) {
  return <StateBadge look={looks[verdict]} />;
}
