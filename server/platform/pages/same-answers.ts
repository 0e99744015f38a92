import { hash } from 'node:crypto';
import type { InsideAnswer } from '#server/platform/http/inside.ts';

/** How many answers are kept; longer ones are not. A page of one's own has two or three. */
const KEPT_MAX = 96;
const CHARS_MAX = 32_000;
/** Of how many answers it is known that they were given before. */
const SEEN_MAX = 1_000;

/**
 * What somebody is answered for their page is mostly what they were answered for the page before: nothing of it has changed. The
 * third time, and from then on, the answer is the one of the second time: what was read of it, and drawn of it, stands
 * (web/lib/shared-answers.ts, web/ui/Unchanging.tsx). The text itself is the key, so nobody is answered with anything but what they
 * would have been; an answer that comes once is not kept, since what is kept becomes old.
 */
export function createSameAnswers({ keptMax = KEPT_MAX, charsMax = CHARS_MAX } = {}) {
  const seen = new Set<string>();
  const kept = new Map<string, InsideAnswer>();

  return function sameAnswer(answer: InsideAnswer): InsideAnswer {
    const { status, body } = answer;
    if (status !== 200 || body.length > charsMax) return answer;
    const known = kept.get(body);
    if (known) {
      // Asked for last, forgotten last.
      kept.delete(body);
      kept.set(body, known);
      return known;
    }
    const sign = hash('sha1', body, 'base64');
    if (seen.delete(sign)) {
      kept.set(body, answer);
      forgetFirst(kept, keptMax);
    } else {
      seen.add(sign);
      forgetFirst(seen, SEEN_MAX);
    }
    return answer;
  };
}

function forgetFirst<Key>(those: Map<Key, unknown> | Set<Key>, max: number) {
  if (those.size <= max) return;
  for (const first of those.keys()) {
    those.delete(first);
    return;
  }
}
