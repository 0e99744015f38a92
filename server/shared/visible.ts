import { type RawBuilder, sql } from 'kysely';

/*
 * Who sees a design, who enters a workspace and who works on a brief. `person` is the SQL of who asks: the id of a person, or null
 * for a guest. A rule with `Sql` in its name is text for prepared statements; the other form is a condition of the query builder.
 */

type Rule = (row: string, person: string) => string;

/** A design is seen by everybody while it is public, and by its designer always. */
export const seesDesignSql: Rule = (design, person) => `(${design}.is_public or ${design}.user_id = ${person})`;
export const seesDesign = condition(seesDesignSql);

/** A design is in the showcase while it is public and answers a brief. A public design without a brief is seen by its link alone. */
export function isInShowcaseSql(design: string): string {
  return `(${design}.is_public and ${design}.brief_id is not null)`;
}

/** The same as a condition of the query builder. */
export function isInShowcase(design: string): RawBuilder<boolean> {
  return sql.raw(isInShowcaseSql(design));
}

/** An open workspace is entered by its designer and its developer, and by nobody else (WORK-1). */
export const entersWorkspaceSql: Rule = (workspace, person) =>
  `(${workspace}.state = 'active' and ${person} in (${workspace}.designer_id, ${workspace}.developer_id))`;
export const entersWorkspace = condition(entersWorkspaceSql);

/** True of the two people of the design's open workspace, also while the design is private. */
export const sharesWorkspaceSql: Rule = (design, person) => `exists (
  select from workspaces open where open.submission_id = ${design}.id and ${entersWorkspaceSql('open', person)})`;

/**
 * The title and the cover of a design are known to those who see it and to those who agree on it or build it. Somebody who only
 * asked for it, or who left, does not learn what it becomes.
 */
export const knowsDesignSql: Rule = (design, person) => `(${seesDesignSql(design, person)} or exists (
  select from workspaces held where held.submission_id = ${design}.id and held.state <> 'ended'
    and ${person} in (held.designer_id, held.developer_id)))`;

/** A person works on their own briefs and on those of the community, which have no owner. True or false, never null. */
export const worksOnBriefSql: Rule = (brief, person) =>
  `coalesce(${brief}.user_id = ${person}, ${brief}.user_id is null)`;
export const worksOnBrief = condition(worksOnBriefSql);

const PERSON = '<person>';

/** The rule for the query builder: takes the table or its alias, and the id of who asks. */
function condition(rule: Rule) {
  return (row: string, personId: string | null): RawBuilder<boolean> => {
    const parts = rule(row, PERSON).split(PERSON);
    return sql<boolean>`${sql.join(
      parts.map((part) => sql.raw(part)),
      sql`${personId}::uuid`,
    )}`;
  };
}
