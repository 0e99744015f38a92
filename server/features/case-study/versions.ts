import { sql } from 'kysely';
import type { CaseStudyVersion } from '#contract/case-study.ts';
import type { CaseStudy } from '#domain/case-study/document.ts';
import { DOCUMENT_CHARACTERS_MAX, VERSIONS_MAX } from '#domain/case-study/limits.ts';
import { migrate } from '#domain/case-study/migrate.ts';
import { cut } from '#domain/text/cut.ts';
import { type Tx, transaction } from '#server/platform/database/transaction.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { makeRoom } from '#server/shared/make-room.ts';
import { findOwnRevision } from './queries.ts';
import { type CaseStudyParts, caseStudyNotFound, keepPictures, lockCaseStudy, picturesOf } from './service.ts';

type Kind = CaseStudyVersion['kind'];

/** Saves a copy of the page. The oldest copies of its kind are deleted above the limit. */
export async function saveVersion(
  parts: CaseStudyParts,
  tx: Tx,
  { id, kind, label, document }: { id: string; kind: Kind; label: string; document: CaseStudy },
): Promise<CaseStudyVersion> {
  const row = {
    id: parts.newId(),
    case_study_id: id,
    kind,
    label: cut(label, 200),
    document: JSON.stringify(document),
    created_at: parts.clock(),
  };
  await tx.insertInto('case_study_versions').values(row).execute();
  await sql`delete from case_study_versions where id in (
    select id from case_study_versions where case_study_id = ${id} and kind = ${kind}
    order by created_at desc, id desc offset ${VERSIONS_MAX[kind]})`.execute(tx);
  return view(row);
}

export async function newestAutomatic(tx: Tx, id: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('case_study_versions')
    .select('created_at')
    .where('case_study_id', '=', id)
    .where('kind', '=', 'automatic')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Nobody scrolls to the end of such a long history. */
const LISTED = 100;

export async function listVersions({ database }: CaseStudyParts, id: string, userId: string) {
  if (!(await findOwnRevision(database.kysely, id, userId))) throw caseStudyNotFound();
  const rows = await database.kysely
    .selectFrom('case_study_versions')
    .select(['id', 'kind', 'label', 'created_at'])
    .where('case_study_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return { items: rows.map(view) };
}

export async function readVersion({ database }: CaseStudyParts, id: string, versionId: string, userId: string) {
  const row = await database.kysely
    .selectFrom('case_study_versions as v')
    .innerJoin('case_studies as c', 'c.id', 'v.case_study_id')
    .selectAll('v')
    .where('c.id', '=', id)
    .where('c.user_id', '=', userId)
    .where('v.id', '=', versionId)
    .executeTakeFirst();
  if (!row) throw caseStudyNotFound();
  return { ...view(row), document: migrate(row.document) as never };
}

/** Saves the copy that loses when two windows have conflicting edits. */
export async function setAside(
  parts: CaseStudyParts,
  asked: { id: string; userId: string; label: string; document: CaseStudy },
) {
  return transaction(parts.database.kysely, async (tx) => {
    await lockCaseStudy(tx, asked.id, asked.userId);
    if (JSON.stringify(asked.document).length > DOCUMENT_CHARACTERS_MAX) throw tooLong();
    await makeRoom(tx, 'case_study_versions', asked.userId);
    const pictures = picturesOf(asked.document);
    await keepPictures(tx, asked, pictures);
    return saveVersion(parts, tx, { ...asked, kind: 'set_aside' });
  });
}

function tooLong() {
  return new AppError('payload_too_large', 'This copy has too much text for one page.');
}

function view(row: { id: string; kind: Kind; label: string; created_at: Date }): CaseStudyVersion {
  return { id: row.id, kind: row.kind, label: row.label, createdAt: row.created_at.toISOString() };
}
