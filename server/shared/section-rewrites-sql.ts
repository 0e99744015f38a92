import { SECTION_REWRITES_A_BRIEF } from '#domain/quota/quota.ts';

/** SQL that says whether a section, `w`, is being written again; one that takes longer belongs to a process that is gone. */
export const isBeingRewritten = `w.state = 'writing' and w.created_at > now() - interval '2 minutes'`;

/** SQL that counts how often a section of the brief may still be written again. */
export function sectionRewritesLeft(briefId: string): string {
  return `(select greatest(0, ${SECTION_REWRITES_A_BRIEF} - count(*))::int from brief_section_rewrites w
    where w.brief_id = ${briefId} and (w.state = 'done' or (${isBeingRewritten})))`;
}
