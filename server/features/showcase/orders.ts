import type { ShowcaseSort } from '#domain/showcase/filter.ts';
import { invalidRequest } from '#server/platform/http/errors.ts';
import { isMoment } from '#server/platform/time-cursor.ts';

/** One sort order of the showcase: its index columns, and the position at which a page begins. */
export interface Order {
  /** All descending. The design's id comes last, so that every position is unique. */
  columns: readonly { name: string; type: string; highest: string }[];
  parts: Parts;
}

/** The parts into which an order is divided, stored with the words of each design (migrations/012-showcase.sql) and numbered upwards. */
interface Parts {
  /** SQL of the part to which a row of `table` belongs. */
  of: (table: string) => string;
  /**
   * SQL of the steps through the order, beginning with the part of the page's position: each row has a `part` (the lowest, if a
   * step covers several) and its `lexemes` as a query. `$n` is the first column of the position.
   */
  from: (firstParameter: number) => string;
}

const created = { name: 'created_at', type: 'timestamptz', highest: 'infinity' };
const last = { name: 'submission_id', type: 'uuid', highest: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** The highest or lowest value of a column in the list of all designs. An index answers this. */
const edge = (end: 'max' | 'min', column: string) =>
  `(select ${end}(${column}) from showcase_facets where industry = '' and facet = '')`;
const down = (highest: string, lowest: string) => `generate_series(${highest}, ${lowest}, -1)`;
const lexeme = (prefix: string, part: string) => `format('''${prefix} %s''', ${part})`;

/**
 * How many of the highest parts (doublings of likes) are searched in one step. They contain few designs each, and each step has a
 * fixed cost.
 */
const TOGETHER = 5;

export const orders: Record<ShowcaseSort, Order> = {
  newest: {
    columns: [created, last],
    parts: {
      of: (table) => `showcase_month(${table}.created_at)`,
      from: (n) => `
        select part, ${lexeme('#m', 'part')}
        from ${down(`showcase_month(${edge('max', 'created_at')})`, `showcase_month(${edge('min', 'created_at')})`)} part
        where part <= showcase_month(least(${given(n, 'timestamptz')}, '9999-01-01'))`,
    },
  },
  popular: {
    columns: [{ name: 'likes', type: 'integer', highest: '2147483647' }, created, last],
    parts: {
      of: (table) => `showcase_popular_part(${table}.likes, ${table}.created_at)`,
      // The edges are looked up once ('offset 0').
      from: (n) => `
        select part, lexemes from (
          select floor(log(2, ${edge('max', 'likes')} + 1))::integer as doubling,
            showcase_month(${edge('max', 'created_at')}) as newest, showcase_month(${edge('min', 'created_at')}) as oldest offset 0) edges
        cross join lateral (
          select 1000000 + greatest(doubling - ${TOGETHER - 1}, 2), string_agg(${lexeme('#p', '1000000 + each')}, ' | ')
          from ${down('doubling', `greatest(doubling - ${TOGETHER - 1}, 2)`)} each
          union all select part, ${lexeme('#p', 'part')} from (
            select 1000000 + each from ${down(`doubling - ${TOGETHER}`, '2')} each
            union all select likes * 100000 + stretch from ${down('3', '1')} likes, ${down('newest / 6', 'oldest / 6')} stretch
            union all select stretch from ${down('newest / 2', 'oldest / 2')} stretch) single (part)) known (part, lexemes)
        where part <= (select showcase_popular_part($${n}::integer, least($${n + 1}::timestamptz, '9999-01-01')))
        order by part desc`,
    },
  },
  trending: {
    columns: [{ name: 'score', type: 'double precision', highest: 'Infinity' }, last],
    parts: {
      of: (table) => `showcase_trending_part(${table}.score)`,
      from: (n) => {
        const place = `greatest(0, least(${given(n, 'double precision')}, 1e9, ${edge('max', 'score')}))`;
        const part = (score: string) => `showcase_trending_part(${score})`;
        return `select part, ${lexeme('#h', 'part')} from ${down(part(place), part(edge('min', 'score')))} part`;
      },
    },
  },
};

/** `f.created_at, f.submission_id`, for selects and comparisons. */
export function columnsOf({ columns }: Order, table: string): string {
  return columns.map(({ name }) => `${table}.${name}`).join(', ');
}

/** `f.created_at desc, f.submission_id desc` */
export function orderOf({ columns }: Order, table: string): string {
  return columns.map(({ name }) => `${table}.${name} desc`).join(', ');
}

/**
 * A parameter whose value is hidden from the planner. Otherwise PostgreSQL may make a new plan for every call, which costs more
 * than the list itself.
 */
export function given(parameter: number, type = 'text'): string {
  return `(select $${parameter}::${type})`;
}

/** The position after which a page begins. */
export function placeOf({ columns }: Order, firstParameter: number): string {
  return columns.map(({ type }, n) => given(firstParameter + n, type)).join(', ');
}

/** SQL that writes the position of a row as a cursor. */
export function cursorOf(sort: ShowcaseSort, table: string): string {
  const parts = orders[sort].columns.map(({ name, type }) =>
    type === 'timestamptz'
      ? `to_char(${table}.${name} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : `${table}.${name}::text`,
  );
  return `'${sort}_' || ${parts.join(` || '_' || `)}`;
}

const INTEGER_MAX = 2_147_483_647;

/** Whether a value of a cursor is one of its column's type. PostgreSQL would fail with any other. */
const isOfType: Record<string, (value: string) => boolean> = {
  timestamptz: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value) && isMoment(value),
  uuid: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value),
  integer: (value) => /^\d{1,10}$/.test(value) && Number(value) <= INTEGER_MAX,
  'double precision': (value) => /^-?\d{1,20}(\.\d{1,20})?(e[+-]?\d{1,2})?$/.test(value),
};

/** The position in a cursor; without a cursor, a position before the first row. @throws invalid_request for a cursor of another order. */
export function readCursor(sort: ShowcaseSort, cursor: string | undefined): string[] {
  const { columns } = orders[sort];
  if (cursor === undefined) return columns.map(({ highest }) => highest);
  const [of, ...values] = cursor.split('_');
  const isPlace =
    of === sort && values.length === columns.length && columns.every(({ type }, n) => isOfType[type]!(values[n]!));
  if (!isPlace) throw invalidRequest({ cursor: 'Begin again from the first page' });
  return values;
}
