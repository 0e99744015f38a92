import { knowsDesignSql } from './visible.ts';

/** What a design is called to those who may no longer see it; it stands in the sentences that name one. */
export const PRIVATE_TITLE = 'A private design';

/** SQL of what design `s` is called to `person`; null where there is no design. */
export function knownTitleSql(person: string): string {
  return `case when s.id is not null then case when ${knowsDesignSql('s', person)} then s.title else '${PRIVATE_TITLE}' end end`;
}
