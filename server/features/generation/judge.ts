import type { BriefContent } from '#domain/brief/content.ts';
import { checkBrief, isFit } from '#domain/brief/quality/check-brief.ts';
import { LIKENESS_MAX, nearestSentence } from '#domain/brief/quality/originality.ts';
import type { WritingOrder } from '#server/platform/writer/writer.ts';
import type { GateVerdict } from './write-brief.ts';

/** Judges a brief by its checks and by the nearest earlier briefs. */
export function judge(
  content: BriefContent,
  order: WritingOrder,
  signature: string,
  nearest: number | null,
): GateVerdict {
  const failures = checkBrief(content, order);
  const isTooAlike = (nearest ?? 0) >= LIKENESS_MAX;
  const problems = failures.map(({ sentence }) => sentence);
  if (isTooAlike) problems.push('An earlier brief says much of this in the same words. Say it in other words.');
  return {
    isFit: isFit(failures),
    isSound: failures.length === 0,
    isTooAlike,
    problems,
    record: { failures, nearest, originality: nearestSentence(nearest) },
    signature,
  };
}
