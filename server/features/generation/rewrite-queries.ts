import { sql } from 'kysely';
import type { BriefContent } from '#domain/brief/content.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { LevelId } from '#domain/catalog/levels.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import type { Tx } from '#server/platform/database/transaction.ts';
import { isBeingRewritten, sectionRewritesLeft } from '#server/shared/section-rewrites-sql.ts';

export interface BriefToRewrite {
  industry: IndustryId;
  styles: StyleId[];
  level: LevelId;
  time_box_days: number | null;
  content: BriefContent;
  skeleton: unknown;
  /** The brief's version at the time of reading. It is text, because a Date would lose microseconds. */
  version: string;
  rewrites_left: number;
  /** Whether a section of the brief is being rewritten at the moment. */
  is_being_rewritten: boolean;
}

/** The data for rewriting a section of a brief that `lockOwnBrief` has locked. */
export async function readForRewriting(tx: Tx, briefId: string): Promise<BriefToRewrite> {
  const { rows } = await sql<BriefToRewrite>`
    select b.industry, b.styles, b.level, b.time_box_days, b.content, b.skeleton, b.updated_at::text as version,
      ${sql.raw(sectionRewritesLeft('b.id'))} as rewrites_left,
      exists (select 1 from brief_section_rewrites w
        where w.brief_id = b.id and ${sql.raw(isBeingRewritten)}) as is_being_rewritten
    from design_briefs b where b.id = ${briefId}`.execute(tx);
  return rows[0]!;
}

export async function endRewrite(tx: Tx, id: string, state: 'done' | 'failed', reason: string | null): Promise<void> {
  await tx.updateTable('brief_section_rewrites').set({ state, error_code: reason }).where('id', '=', id).execute();
}

export interface RewriteRow {
  state: 'writing' | 'done' | 'failed';
  /** False for a rewrite that has ended or whose process has ended. */
  is_live: boolean;
  error_code: string | null;
  content: BriefContent;
  originality: string | null;
  rewrites_left: number;
}

/** $1 rewrite: its outcome, with the current brief. */
export const rewriteOf = prepared<RewriteRow>(
  'section_rewrite_of',
  `select w.state, (${isBeingRewritten}) as is_live, w.error_code, b.content, b.gate ->> 'originality' as originality,
     ${sectionRewritesLeft('b.id')} as rewrites_left
   from brief_section_rewrites w join design_briefs b on b.id = w.brief_id where w.id = $1`,
);
