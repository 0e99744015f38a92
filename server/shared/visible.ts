import { type RawBuilder, sql } from 'kysely';

/*
 * A rule with `Sql` in its name is text for prepared statements, the other form a condition of the query builder. `person` is SQL
 * for the viewer's id, or null for a guest.
 */

type Rule = (row: string, person: string) => string;

/** Everybody sees a public design; its designer always sees it. */
export const seesDesignSql: Rule = (design, person) => `(${design}.is_public or ${design}.user_id = ${person})`;
export const seesDesign = condition(seesDesignSql);

/** Whoever has the design's unlisted link sees the design, without its discussion. `linkKey` is SQL for the key in the link. */
export function isShownByUnlistedLinkSql(design: string, linkKey: string): string {
  return `coalesce(${design}.share_key = ${linkKey}, false)`;
}

/** The showcase contains public designs that answer a brief. A public design without a brief is reached only by its link. */
export function isInShowcaseSql(design: string): string {
  return `(${design}.is_public and ${design}.brief_id is not null)`;
}

/** The same as a condition of the query builder. */
export function isInShowcase(design: string): RawBuilder<boolean> {
  return sql.raw(isInShowcaseSql(design));
}

/** A request, an agreement and a workspace are between two people. */
export const isPartySql: Rule = (row, person) => `${person} in (${row}.designer_id, ${row}.developer_id)`;
export const isParty = condition(isPartySql);

/** Only the designer and the developer enter an open workspace (WORK-1). */
export const entersWorkspaceSql: Rule = (workspace, person) =>
  `(${workspace}.state = 'active' and ${isPartySql(workspace, person)})`;
export const entersWorkspace = condition(entersWorkspaceSql);

/** What was said, built and reviewed in a workspace stays readable for its two people after its end (WORK-14). */
export const readsRecordSql: Rule = (workspace, person) =>
  `(${workspace}.state in ('active', 'ended') and ${isPartySql(workspace, person)})`;

/** True for the two members of the design's open workspace, even if the design is private. */
export const worksInItsWorkspaceSql: Rule = (design, person) => `exists (
  select from workspaces open where open.submission_id = ${design}.id and ${entersWorkspaceSql('open', person)})`;

/**
 * The title and the cover of a design are visible to people who see it, and to people who agree on it or build it. A person who
 * only sent a request, or who left, does not see later changes.
 */
export const knowsDesignSql: Rule = (design, person) => `(${seesDesignSql(design, person)} or exists (
  select from workspaces held where held.submission_id = ${design}.id and held.state <> 'ended'
    and ${isPartySql('held', person)}))`;
export const knowsDesign = condition(knowsDesignSql);

/** People work on their own briefs and on community briefs, which have no owner. True or false, never null. */
export const worksOnBriefSql: Rule = (brief, person) =>
  `coalesce(${brief}.user_id = ${person}, ${brief}.user_id is null)`;
export const worksOnBrief = condition(worksOnBriefSql);

const PERSON = '<person>';

/** Makes the rule for the query builder: it takes the table or its alias, and the viewer's id, which becomes a parameter. */
function condition(rule: Rule) {
  return (row: string, personId: string | null): RawBuilder<boolean> =>
    sql.join(
      rule(row, PERSON)
        .split(PERSON)
        .map((text) => sql.raw(text)),
      sql`${personId}::uuid`,
    );
}
