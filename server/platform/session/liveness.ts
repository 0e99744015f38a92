import type { Database } from '#server/platform/database/connect.ts';
import { livingFamilies } from './family-queries.ts';

/** Every process notices a sign-out within a second. A little less than that leaves time for the query. */
const CACHED_MS = 900;
const REMEMBERED_MAX = 10_000;

export interface Liveness {
  isAlive(familyId: string): Promise<boolean>;
  /**
   * Checks all families now, in one statement, and caches the result for `isAlive`.
   * @returns the active ones.
   */
  living(familyIds: string[]): Promise<Set<string>>;
  /** This process knows at once. Other processes find out within a second. */
  forget(familyIds: string[]): void;
}

/** Whether a sign-in is still active. The database is asked at most about once a second for each family. */
export function createLiveness({ pool }: Pick<Database, 'pool'>, now = () => performance.now()): Liveness {
  const asked = new Map<string, { at: number; living: Promise<Set<string>> }>();

  function living(familyIds: string[]): Promise<Set<string>> {
    const entry = {
      at: now(),
      living: livingFamilies(pool, familyIds).then((rows) => new Set(rows.map(({ id }) => id))),
    };
    for (const familyId of familyIds) {
      asked.delete(familyId); // keeps the map in the order of queries
      asked.set(familyId, entry);
      if (asked.size > REMEMBERED_MAX) asked.delete(asked.keys().next().value!);
    }
    entry.living.catch(() => {
      for (const familyId of familyIds) if (asked.get(familyId) === entry) asked.delete(familyId);
    });
    return entry.living;
  }

  return {
    async isAlive(familyId) {
      const known = asked.get(familyId);
      const found = known && now() - known.at < CACHED_MS ? known.living : living([familyId]);
      return (await found).has(familyId);
    },
    living,
    forget(familyIds) {
      for (const familyId of familyIds) asked.delete(familyId);
    },
  };
}
