import type { ShowcaseSort } from '#domain/showcase/filter.ts';
import { invalidRequest } from '#server/platform/http/errors.ts';

/** One order of the showcase: the columns that an index has, and where a page begins after another. */
export interface Order {
  /** Descending; the design's id is the last of them, so that no two designs stand at one place. */
  columns: readonly { name: string; type: string; highest: string }[];
}

const created = { name: 'created_at', type: 'timestamptz', highest: 'infinity' };
const last = { name: 'submission_id', type: 'uuid', highest: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

export const orders: Record<ShowcaseSort, Order> = {
  newest: { columns: [created, last] },
  popular: { columns: [{ name: 'likes', type: 'integer', highest: '2147483647' }, created, last] },
  trending: { columns: [{ name: 'score', type: 'double precision', highest: 'Infinity' }, last] },
};

/** `f.created_at, f.submission_id`, for selects and comparisons. */
export function columnsOf({ columns }: Order, table: string): string {
  return columns.map(({ name }) => `${table}.${name}`).join(', ');
}

/** `f.created_at desc, f.submission_id desc` */
export function orderOf({ columns }: Order, table: string): string {
  return columns.map(({ name }) => `${table}.${name} desc`).join(', ');
}

/** `$3::timestamptz, $4::uuid`, the place after which a page begins. */
export function placeOf({ columns }: Order, firstParameter: number): string {
  return columns.map(({ type }, n) => `$${firstParameter + n}::${type}`).join(', ');
}

/** SQL that writes the place of a row as a cursor. */
export function cursorOf(sort: ShowcaseSort, table: string): string {
  const parts = orders[sort].columns.map(({ name, type }) =>
    type === 'timestamptz'
      ? `to_char(${table}.${name} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : `${table}.${name}::text`,
  );
  return `'${sort}_' || ${parts.join(` || '_' || `)}`;
}

const shapes: Record<string, RegExp> = {
  timestamptz: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  integer: /^\d{1,10}$/,
  'double precision': /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,3})?$/,
};

/** The place that a cursor names, or the one before the first. @throws invalid_request for a cursor of another order. */
export function readCursor(sort: ShowcaseSort, cursor: string | undefined): string[] {
  const { columns } = orders[sort];
  if (cursor === undefined) return columns.map(({ highest }) => highest);
  const [of, ...values] = cursor.split('_');
  const isPlace =
    of === sort && values.length === columns.length && columns.every(({ type }, n) => shapes[type]!.test(values[n]!));
  if (!isPlace) throw invalidRequest({ cursor: 'Begin again from the first page' });
  return values;
}
