import type { Selectable } from 'kysely';
import type { Progress } from '#contract/brief.ts';
import type { UserBriefProgressTable } from '#server/platform/database/schema.ts';

export function viewProgress(row: Selectable<UserBriefProgressTable>): Progress {
  return {
    id: row.id,
    status: row.status,
    startedAt: row.started_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    submissionId: row.submission_id,
    dueOn: row.due_on,
  };
}
