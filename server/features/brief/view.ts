import type { Selectable } from 'kysely';
import type { HandIn, Progress } from '#contract/brief.ts';
import type { UserBriefProgressTable } from '#server/platform/database/schema.ts';
import type { handInsOf } from './community-queries.ts';

type HandInRow = Awaited<ReturnType<typeof handInsOf>>[number];

export function viewHandIn(row: HandInRow): HandIn {
  const since = row.status === 'submitted' ? (row.completed_at ?? row.updated_at) : row.updated_at;
  return {
    person: row.person,
    status: row.status,
    since: since.toISOString(),
    designId: row.is_public ? row.design_id : null,
    hasLink: row.is_public === false && row.share_key !== null,
    isCritiqued: row.is_public === true && row.critique_id !== null,
  };
}

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
