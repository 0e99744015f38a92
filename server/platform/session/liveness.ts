import type { Database } from '#server/platform/database/connect.ts';
import { livingFamily } from './family-queries.ts';

/** A sign-out is to be felt by every process within a second: a little less leaves time for the question itself. */
const BELIEVED_MS = 900;
const REMEMBERED_MAX = 10_000;

export interface Liveness {
  isAlive(familyId: string): Promise<boolean>;
  /** This process knows at once; the others ask again within the second. */
  forget(familyIds: string[]): void;
}

/** Whether a sign-in still stands, asked of the database at most about once a second and family. */
export function createLiveness(database: Pick<Database, 'pool'>, now = () => performance.now()): Liveness {
  const asked = new Map<string, { at: number; alive: Promise<boolean> }>();

  return {
    isAlive(familyId) {
      const known = asked.get(familyId);
      if (known && now() - known.at < BELIEVED_MS) return known.alive;
      const alive = livingFamily(database.pool, familyId).then((rows) => rows.length > 0);
      const entry = { at: now(), alive };
      asked.delete(familyId); // so that the map stays in the order of asking
      asked.set(familyId, entry);
      if (asked.size > REMEMBERED_MAX) asked.delete(asked.keys().next().value!);
      alive.catch(() => {
        if (asked.get(familyId) === entry) asked.delete(familyId);
      });
      return alive;
    },
    forget(familyIds) {
      for (const familyId of familyIds) asked.delete(familyId);
    },
  };
}
