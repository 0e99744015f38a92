import type { Database } from '#server/platform/database/connect.ts';
import { livingFamilies } from './family-queries.ts';

/** A sign-out is to be felt by every process within a second: a little less leaves time for the question itself. */
const BELIEVED_MS = 900;
const REMEMBERED_MAX = 10_000;

export interface Liveness {
  isAlive(familyId: string): Promise<boolean>;
  /** Asks for all of them now, in one statement; it is believed as what `isAlive` finds. @returns those that stand. */
  living(familyIds: string[]): Promise<Set<string>>;
  /** This process knows at once; the others ask again within the second. */
  forget(familyIds: string[]): void;
}

/** Whether a sign-in still stands, asked of the database at most about once a second and family. */
export function createLiveness({ pool }: Pick<Database, 'pool'>, now = () => performance.now()): Liveness {
  const asked = new Map<string, { at: number; living: Promise<Set<string>> }>();

  function living(familyIds: string[]): Promise<Set<string>> {
    const entry = {
      at: now(),
      living: livingFamilies(pool, familyIds).then((rows) => new Set(rows.map(({ id }) => id))),
    };
    for (const familyId of familyIds) {
      asked.delete(familyId); // so that the map stays in the order of asking
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
      const found = known && now() - known.at < BELIEVED_MS ? known.living : living([familyId]);
      return (await found).has(familyId);
    },
    living,
    forget(familyIds) {
      for (const familyId of familyIds) asked.delete(familyId);
    },
  };
}
