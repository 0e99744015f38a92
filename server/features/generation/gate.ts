import { checkBrief, isFit } from '#domain/brief/quality/check-brief.ts';
import { nearestSentence, signatureOf } from '#domain/brief/quality/originality.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { bandsOf, nearestOf } from './originality.ts';
import { hasSignatures, signaturesNear } from './queries.ts';
import type { Gate } from './write-brief.ts';

/** No two briefs may have more than this in common (check M2). */
const LIKENESS_MAX = 0.3;

/** The quality gate that every brief passes before anyone sees it whole, whoever wrote it (BRIEF-13). */
export function createGate({ kysely }: Pick<Database, 'kysely'>): Gate {
  return async (content, order, replacesId) => {
    const failures = checkBrief(content, order);
    const signature = signatureOf(content);
    const near = nearestOf(signature, await signaturesNear(kysely, bandsOf(signature), replacesId));
    // Nothing shares a band with it: it is like none of them, unless there are none.
    const nearest = near ?? ((await hasSignatures(kysely, replacesId)) ? 0 : null);
    const isTooAlike = nearest !== null && nearest >= LIKENESS_MAX;
    const problems = failures.filter(({ blocking }) => blocking).map(({ sentence }) => sentence);
    if (isTooAlike) problems.push('An earlier brief says much of this in the same words. Say it in other words.');
    return {
      isFit: isFit(failures),
      isTooAlike,
      problems,
      record: { failures, nearest, originality: nearestSentence(nearest) },
      signature,
    };
  };
}
