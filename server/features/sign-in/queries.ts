import type { Avatar } from '#contract/common.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { personFields } from '#server/shared/person-sql.ts';

interface AccountRow {
  account: { id: string; handle: string; displayName: string; avatar: Avatar };
}

/** $1 people. */
export const accountsByIds = prepared<AccountRow & Record<string, unknown>, [string[]]>(
  'accounts_by_ids',
  `select json_build_object('id', p.id, ${personFields('p')}) as account from profiles p where p.id = any ($1) order by p.created_at`,
);
