import { type RawBuilder, sql } from 'kysely';
import type { Person, PersonName } from '#contract/common.ts';

/** SQL for the avatar of a row of `profiles`: its paper and the smallest encoded width of its picture, if there is one. */
function avatarSql(person: string): string {
  return `json_build_object('paper', ${person}.paper, 'url', (
    select '/media/' || avatar.id || '/' || (v ->> 'width') || '.webp'
    from media avatar, jsonb_array_elements(avatar.variants) v
    where avatar.id = ${person}.avatar_media_id and v ->> 'type' = 'image/webp'
    order by (v ->> 'width')::integer limit 1))`;
}

/** SQL for the fields of the contract's `person`, for answers with further fields. */
export function personFields(person: string): string {
  return `'handle', ${person}.handle, 'displayName', ${person}.display_name, 'avatar', ${avatarSql(person)}`;
}

/** SQL that writes a row of `profiles` as the contract's `person`. */
export function personSql(person: string): string {
  return `json_build_object(${personFields(person)})`;
}

/** The same as a column of the query builder. */
export function personOf(person: string): RawBuilder<Person> {
  return sql.raw(personSql(person));
}

/** SQL that writes a row of `profiles` as the contract's `personName`. */
export function personNameSql(person: string): string {
  return `json_build_object('handle', ${person}.handle, 'displayName', ${person}.display_name)`;
}

/** The same as a column of the query builder. */
export function personNameOf(person: string): RawBuilder<PersonName> {
  return sql.raw(personNameSql(person));
}
