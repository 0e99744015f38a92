import { knowsDesignSql } from './visible.ts';

/** The title that sentences show to people who may no longer see the design. */
export const PRIVATE_TITLE = 'A private design';

/** SQL of the title that `person` may see for design `s`; null if there is no design. */
export function knownTitleSql(person: string): string {
  return `case when s.id is not null then case when ${knowsDesignSql('s', person)} then s.title else '${PRIVATE_TITLE}' end end`;
}
