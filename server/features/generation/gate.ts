import { signatureOf } from '#domain/brief/quality/originality.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { patiently } from '#server/platform/database/patiently.ts';
import { nearestOf } from './originality.ts';
import { signaturesNear } from './queries.ts';
import type { Gate } from './write-brief.ts';

/** A brief that took a model half a minute is worth the wait for a database that restarts. */
const PATIENCE_MS = 10_000;

/** The quality gate that every complete brief passes before anyone sees it, whoever wrote it (BRIEF-13). */
export function createGate({ kysely }: Pick<Database, 'kysely'>): Gate {
  return async (content, order, replacesId) => {
    const signature = signatureOf(content);
    const others = await patiently(() => signaturesNear(kysely, signature, replacesId), PATIENCE_MS);
    const { judge } = await import('./judge.ts');
    return judge(content, order, signature, nearestOf(signature, others));
  };
}
