import { SECTION_REWRITES_A_BRIEF } from '#domain/quota/quota.ts';

/** SQL for whether a section, `w`, is being rewritten. After two minutes its process is assumed to have ended. */
export const isBeingRewritten = `w.state = 'writing' and w.created_at > now() - interval '2 minutes'`;

/** SQL for how many rewrites of sections a brief has left. */
export function sectionRewritesLeft(briefId: string): string {
  return `(select greatest(0, ${SECTION_REWRITES_A_BRIEF} - count(*))::int from brief_section_rewrites w
    where w.brief_id = ${briefId} and (w.state = 'done' or (${isBeingRewritten})))`;
}
