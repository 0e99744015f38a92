import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { createKeyedQueue } from '#server/platform/concurrency.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { AppError, invalidRequest } from '#server/platform/http/errors.ts';
import { DEPTH_LIMIT, holdsUnstorable, nestsDeeperThan, UNSTORABLE } from '#server/platform/http/json-body.ts';
import { createShares, tooMuchOfOne } from '#server/platform/http/shares.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { databaseTime, enterWorkspace, updateWorkspace } from '#server/shared/workspace/enter.ts';
import { recordActivity } from '#server/shared/workspace/record.ts';
import { readDelivery } from './delivery.ts';
import type { WorkspaceParts } from './service.ts';

export interface HookParts extends WorkspaceParts {
  /** The installation's secret; each hook's secret is derived from it. */
  secret: string;
  publicUrl: string;
  deliveries: ReturnType<typeof createDeliveryTurns>;
}

/** More than a repository sends at once. */
const AT_ONCE = 50;

/**
 * The deliveries of one hook follow each other: all lock one workspace, and whoever waits for it in the database keeps a
 * connection from others.
 */
export function createDeliveryTurns() {
  const places = createShares({ all: Number.POSITIVE_INFINITY, ofOne: AT_ONCE });
  const oneAfterTheOther = createKeyedQueue();
  /** @throws too_many_requests */
  return async (hookId: string, receive: () => Promise<void>): Promise<void> => {
    const place = places.take(hookId);
    if (typeof place === 'string') throw tooMuchOfOne();
    await oneAfterTheOther(hookId, receive).finally(place);
  };
}

const secretOf = (secret: string, hookId: string) =>
  createHmac('sha256', secret).update(`repository hook ${hookId}`).digest('base64url');

/** The address and the secret for the developer's repository. */
export async function connectRepository(
  { database, newId, secret, publicUrl }: HookParts,
  { designId, userId }: { designId: string; userId: string },
  { renew }: { renew: boolean },
) {
  const hookId = await transaction(database.kysely, async (tx) => {
    const row = await enterWorkspace(tx, designId, userId);
    if (row?.developer_id !== userId) throw notTheDevelopers();
    const { hook_id } = await tx
      .insertInto('workspace_hooks')
      .values({ workspace_id: row.id, hook_id: newId() })
      .onConflict((conflict) =>
        conflict.column('workspace_id').doUpdateSet((set) => ({
          hook_id: renew ? set.ref('excluded.hook_id') : set.ref('workspace_hooks.hook_id'),
        })),
      )
      .returning('hook_id')
      .executeTakeFirstOrThrow();
    return hook_id;
  });
  return { url: `${publicUrl}/api/hooks/repository/${hookId}`, secret: secretOf(secret, hookId) };
}

interface Delivery {
  hookId: string;
  event: string;
  /** The value of X-Hub-Signature-256: 'sha256=' and the HMAC of the body in hex. */
  signature: string;
  body: Buffer;
}

/** Accepts a delivery with a valid signature, once. A delivery about the build becomes an item of the activity. */
export async function receiveDelivery(
  { database, newId, secret, deliveries }: HookParts,
  delivery: Delivery,
): Promise<void> {
  const { hookId, event, signature, body } = delivery;
  // A wrong address and a wrong signature get the same answer, so that nobody can find addresses by trying.
  if (!isSigned(secretOf(secret, hookId), body, signature)) throw notFromTheRepository();
  const news = readDelivery(event, parse(body));
  const receive = () =>
    transaction(database.kysely, async (tx) => {
      const row = await tx
        .selectFrom('workspaces')
        .selectAll()
        .where('state', '=', 'active')
        .where('id', '=', tx.selectFrom('workspace_hooks').select('workspace_id').where('hook_id', '=', hookId))
        .where(sql<boolean>`exists (select from profiles p where p.id = developer_id and p.closed_at is null)`)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw notFromTheRepository();
      // Only the developer knows the secret, so the deliveries are theirs.
      await makeRoom(tx, 'workspace_deliveries', row.developer_id);
      const first = await tx
        .insertInto('workspace_deliveries')
        .values({
          workspace_id: row.id,
          body_hash: createHash('sha256').update(event).update('\n').update(body).digest(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('workspace_id')
        .executeTakeFirst();
      if (!first) throw alreadyReceived();
      if (!news) return;
      await updateWorkspace(tx, row.id, { heard_at: databaseTime, changed_at: databaseTime });
      await recordActivity(tx, row, { id: newId(), actorId: null, ...news });
    });
  return deliveries(hookId, receive);
}

function isSigned(secret: string, body: Buffer, signature: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/.exec(signature)?.[1];
  const right = createHmac('sha256', secret).update(body).digest();
  return given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), right);
}

function parse(body: Buffer): unknown {
  const text = body.toString('latin1');
  if (nestsDeeperThan(text, DEPTH_LIMIT)) throw invalidRequest({ request: 'This is nested deeper than any webhook' });
  if (holdsUnstorable(text)) throw invalidRequest({ request: UNSTORABLE });
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw invalidRequest({ request: 'Set the content type of the webhook to application/json' });
  }
}

const notTheDevelopers = () =>
  new AppError('workspace_not_found', 'This workspace is not there, or you do not build in it.');

const notFromTheRepository = () => new AppError('not_found', 'There is no hook at this address with this signature.');

const alreadyReceived = () => new AppError('conflict', 'This delivery was received before; it counts once.');
