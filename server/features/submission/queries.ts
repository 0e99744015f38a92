import { type Insertable, type Selectable, sql } from 'kysely';
import type { FrameNotes } from '#contract/submission-draft.ts';
import { isoTime, prepared } from '#server/platform/database/prepared.ts';
import type { DesignSubmissionsTable, SubmissionFramesTable } from '#server/platform/database/schema.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { pictureSql } from '#server/platform/media/picture-sql.ts';
import { removeUnusedPictures } from '#server/platform/media/remove-unused.ts';
import { pageLinkSql } from '#server/shared/page-link-sql.ts';
import { personFields } from '#server/shared/person-sql.ts';
import { popularitySql } from '#server/shared/popularity-sql.ts';
import { isSampleSql } from '#server/shared/submission-card-sql.ts';
import { isShownByUnlistedLinkSql, seesDesignSql, worksOnBrief, worksOnBriefSql } from '#server/shared/visible.ts';

export type SubmissionRow = Selectable<DesignSubmissionsTable>;

const framesOf = `
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'name', f.name, 'pageId', f.page_id, 'pageName', f.page_name, 'picture', ${pictureSql('m')},
    'featured', f.is_featured, 'notes', f.notes
  ) order by f.position), '[]')
  from submission_frames f join media m on m.id = f.media_id where f.submission_id = s.id`;

const requirementsOf = `
  select coalesce(json_agg(json_build_object(
    'key', (d.place - 1) || '.' || (r.place - 1), 'deliverable', d.value ->> 'title', 'text', r.value
  ) order by d.place, r.place), '[]')
  from jsonb_array_elements(b.content -> 'deliverables') with ordinality d(value, place),
       jsonb_array_elements_text(d.value -> 'requirements') with ordinality r(value, place)`;

function saidTo(kind: 'change' | 'answer' | 'reply') {
  return `select l.text from client_log l where l.brief_id = b.id and l.user_id = s.user_id and l.kind = '${kind}' order by l.said_at, l.id limit 1`;
}

const briefOf = `
  case when b.id is not null then json_build_object(
    'id', b.id, 'docket', b.docket, 'title', b.title, 'industry', b.industry, 'styles', b.styles,
    'projectDescription', b.content ->> 'projectDescription', 'situation', coalesce(b.content ->> 'situation', ''),
    'goals', coalesce(b.content -> 'projectGoals', '[]'), 'requirements', (${requirementsOf}),
    'isReadable', ${worksOnBriefSql('b', '$2')}) end`;

/**
 * The client's change request, the designer's answer and the client's reply. They are included after delivery, if the designer
 * shows them.
 */
const changeOf = `
  case when s.shows_change then (
    select json_build_object('name', t.sheet ->> 'name', 'role', t.sheet ->> 'role', 'asked', (${saidTo('change')}),
      'answer', (${saidTo('answer')}), 'reply', (${saidTo('reply')}))
    from brief_clients k join brief_sheets t using (brief_id)
    where k.brief_id = b.id and k.user_id = s.user_id and k.change_at is not null) end`;

/** An unlisted page is reached only by its link, so it is left out for others. */
const caseStudyOf = `
  select json_build_object('link', ${pageLinkSql('k')}, 'isPublished', k.published is not null) from case_studies k
  where k.submission_id = s.id and k.user_id = s.user_id
    and (s.user_id = $2 or (k.published is not null and k.visibility = 'public'))`;

/** Only a public design has a link preview, because everybody can open its address. */
const linkPreviewOf = `
  select '/media/' || c.id || '/link.jpg' from media c
  where c.id = s.cover_media_id and c.preview_key is not null and s.is_public`;

/** The design as $2, or null, sees it. */
const viewOfSubmission = `select json_build_object(
      'id', s.id, 'title', s.title, 'isMine', coalesce(s.user_id = $2, false),
      'designer', json_build_object(${personFields('p')}, 'bio', p.bio),
      'brief', ${briefOf},
      'figmaLink', s.figma_link, 'fileInfo', s.figma_file_info, 'frames', (${framesOf}),
      'approach', s.approach, 'challenges', s.challenges, 'resources', s.resources, 'tags', s.tags, 'coverage', s.coverage,
      'showsChange', s.shows_change, 'change', ${changeOf},
      'assetsLink', s.assets_link, 'handoffNotes', s.handoff_notes,
      'privateNotes', case when s.user_id = $2 then s.private_notes end,
      'isPublic', s.is_public, 'openToCollaboration', s.open_to_collaboration,
      'collaborationPreferences', s.collaboration_preferences, 'techPreferences', s.tech_preferences,
      'developerMessage', s.developer_message, 'isSample', ${isSampleSql},
      'caseStudy', (${caseStudyOf}), 'linkPreview', (${linkPreviewOf}), ${popularitySql('$2')},
      'revision', s.revision, 'createdAt', ${isoTime('s.created_at')}, 'updatedAt', ${isoTime('s.updated_at')}
    )::text as json
   from design_submissions s
   join profiles p on p.id = s.user_id
   join submission_counts c on c.submission_id = s.id
   left join design_briefs b on b.id = s.brief_id`;

/** $1 design, $2 viewer or null. Finds public and own designs only. */
export const submissionForViewer = prepared<{ json: string }>(
  'submission_for_viewer',
  `${viewOfSubmission} where s.id = $1 and ${seesDesignSql('s', '$2')}`,
);

/** $1 the key of an unlisted link, $2 null: its reader is nobody in particular. */
export const unlistedSubmission = prepared<{ json: string }, [string, null]>(
  'unlisted_submission',
  `${viewOfSubmission} where ${isShownByUnlistedLinkSql('s', '$1')}`,
);

/** A brief that the person may work on, with the fields that a design copies. */
export async function findBrief(tx: Tx, id: string, userId: string) {
  return tx
    .selectFrom('design_briefs')
    .select(['id', 'industry', 'styles', 'content'])
    .where('id', '=', id)
    .where(worksOnBrief('design_briefs', userId))
    .executeTakeFirst();
}

export async function findDesignerName(tx: Tx, userId: string): Promise<string> {
  const { display_name } = await tx
    .selectFrom('profiles')
    .select('display_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return display_name;
}

/** The person's own pictures among these ids, without those that could not be processed. */
export async function usableMedia(tx: Tx, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('owner_id', '=', userId)
    .where('id', 'in', ids)
    .where('state', '!=', 'failed')
    .execute();
  return new Set(rows.map((row) => row.id));
}

export async function markSubmitted(tx: Tx, progressId: string, submissionId: string, startedAt: Date, now: Date) {
  await tx
    .updateTable('user_brief_progress')
    .set({
      status: 'submitted',
      submission_id: submissionId,
      started_at: startedAt,
      completed_at: now,
      updated_at: now,
    })
    .where('id', '=', progressId)
    .execute();
}

/** Reopens the brief when its design is deleted. */
export async function reopenBriefOf(tx: Tx, submissionId: string, now: Date) {
  await tx
    .updateTable('user_brief_progress')
    .set({ status: 'in_progress', submission_id: null, updated_at: now })
    .where('submission_id', '=', submissionId)
    .execute();
}

export async function insertSubmission(tx: Tx, row: Insertable<DesignSubmissionsTable>) {
  await tx.insertInto('design_submissions').values(row).execute();
}

export interface FrameToStore {
  id: string;
  name: string;
  pageId: string | null;
  pageName: string | null;
  mediaId: string;
  featured: boolean;
  notes: FrameNotes;
}

/** Comments and marks that are pinned to frames not among these keep the frames' names. */
export async function nameGoneFrames(tx: Tx, submissionId: string, kept: readonly string[]) {
  const isGone = sql`f.submission_id = ${submissionId} and f.id <> all (${kept}::text[])`;
  await sql`update comments c set gone_frame = f.name from submission_frames f
    where c.submission_id = f.submission_id and c.frame_id = f.id and ${isGone}`.execute(tx);
  await sql`update critique_marks m set gone_frame = f.name from submission_frames f, critiques c
    where c.submission_id = f.submission_id and m.critique_id = c.id and m.frame_id = f.id and ${isGone}`.execute(tx);
}

/** Replaces the design's frames with these, in this order. */
export async function replaceFrames(tx: Tx, submissionId: string, frames: readonly FrameToStore[]) {
  await tx.deleteFrom('submission_frames').where('submission_id', '=', submissionId).execute();
  const rows = frames.map(
    (frame, position): Insertable<SubmissionFramesTable> => ({
      submission_id: submissionId,
      id: frame.id,
      position,
      name: frame.name,
      page_id: frame.pageId,
      page_name: frame.pageName,
      media_id: frame.mediaId,
      is_featured: frame.featured,
      notes: JSON.stringify(frame.notes),
    }),
  );
  await tx.insertInto('submission_frames').values(rows).execute();
}

export async function markDraftSubmitted(tx: Tx, draftId: string, submissionId: string) {
  await tx.updateTable('submission_drafts').set({ submission_id: submissionId }).where('id', '=', draftId).execute();
}

export async function framesOfSubmission(tx: Tx, submissionId: string) {
  return tx
    .selectFrom('submission_frames')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute();
}

/** Deletes the design, and its pictures unless another design, a case study or an open draft of the person uses them. */
export async function removeSubmission(tx: Tx, id: string, userId: string) {
  const frames = await framesOfSubmission(tx, id);
  await tx.deleteFrom('submission_drafts').where('submission_id', '=', id).execute();
  await tx.deleteFrom('design_submissions').where('id', '=', id).execute();
  await removeUnusedPictures(
    tx,
    userId,
    frames.map((frame) => frame.media_id),
  );
}
