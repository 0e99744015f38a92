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
  /** Tells whether the brief is still the one that was read; kept as text, as a Date would lose microseconds. */
  version: string;
  rewrites_left: number;
  /** Whether a section of it is being written again at this moment. */
  is_being_rewritten: boolean;
}

/** A brief that `lockOwnBrief` holds, with what is known of its sections' rewriting. */
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
  /** False for one that has ended, and for one whose process is gone. */
  is_live: boolean;
  error_code: string | null;
  content: BriefContent;
  originality: string | null;
  rewrites_left: number;
}

/** $1 rewrite: what became of it, with the brief as it is now. */
export const rewriteOf = prepared<RewriteRow>(
  'section_rewrite_of',
  `select w.state, (${isBeingRewritten}) as is_live, w.error_code, b.content, b.gate ->> 'originality' as originality,
     ${sectionRewritesLeft('b.id')} as rewrites_left
   from brief_section_rewrites w join design_briefs b on b.id = w.brief_id where w.id = $1`,
);
