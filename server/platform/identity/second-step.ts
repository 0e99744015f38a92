import type { Database } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';

export interface SecondStep {
  byCode: boolean;
  byPasskey: boolean;
}

/** $1 person. Returns a row when each sign-in needs a second step. */
const secondStep = prepared<{ by_code: boolean; by_passkey: boolean }, [string]>(
  'second_step',
  `select s.totp_confirmed_at is not null as by_code, exists (select from passkeys k where k.user_id = s.user_id) as by_passkey
   from second_steps s where s.user_id = $1 and (s.totp_confirmed_at is not null or s.by_passkey)`,
);

/** How a person confirms a sign-in; `null` when they do not want a second step. */
export async function secondStepOf({ pool }: Pick<Database, 'pool'>, userId: string): Promise<SecondStep | null> {
  const [row] = await secondStep(pool, userId);
  return row ? { byCode: row.by_code, byPasskey: row.by_passkey } : null;
}
