/** What a design is called to those who may no longer see it; it stands in the sentences that name one. */
export const PRIVATE_TITLE = 'A private design';

/**
 * SQL that is true where `person` may know what design `s` is called and how it looks by now: while it is public, its designer, and
 * whoever builds it. Whoever asked for it once, or built it until they left, does not go on seeing what it becomes.
 */
export function knowsDesignSql(person: string): string {
  return `(s.is_public or s.user_id = ${person} or exists (
    select from workspaces held where held.submission_id = s.id and held.state <> 'ended'
      and ${person} in (held.designer_id, held.developer_id)))`;
}

/** SQL of what design `s` is called to `person`; null where there is no design. */
export function knownTitleSql(person: string): string {
  return `case when s.id is not null then case when ${knowsDesignSql(person)} then s.title else '${PRIVATE_TITLE}' end end`;
}
