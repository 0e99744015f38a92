import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '#server/platform/database/connect.ts';

const LONGEST_SECONDS = 3_600;

/**
 * The development provider stores its state in the database, because different processes may serve the page and its answer. It
 * has no session of its own: every sign-in asks again who the person is.
 */
export function developmentState({ kysely }: Pick<Database, 'kysely'>) {
  return (model: string): Adapter => {
    if (model === 'Session') return forgetful;

    async function find(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
      const row = await kysely
        .selectFrom('development_identity')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where(column, '=', value)
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        ...(row.payload as AdapterPayload),
        ...(row.consumed_at && { consumed: Math.floor(row.consumed_at.getTime() / 1000) }),
      };
    }

    return {
      async upsert(id, payload, expiresInSeconds = LONGEST_SECONDS) {
        const row = {
          payload: JSON.stringify(payload),
          uid: payload.uid ?? null,
          grant_id: payload.grantId ?? null,
          expires_at: sql<Date>`now() + make_interval(secs => ${expiresInSeconds})`,
        };
        await kysely
          .insertInto('development_identity')
          .values({ model, id, ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
          .execute();
      },
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        await kysely
          .updateTable('development_identity')
          .set({ consumed_at: sql<Date>`now()` })
          .where('model', '=', model)
          .where('id', '=', id)
          .execute();
      },
      async destroy(id) {
        await kysely.deleteFrom('development_identity').where('model', '=', model).where('id', '=', id).execute();
      },
      async revokeByGrantId(grantId) {
        await kysely.deleteFrom('development_identity').where('grant_id', '=', grantId).execute();
      },
    };
  };
}

const nothing = async () => undefined;
const forgetful: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUid: nothing,
  findByUserCode: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};
