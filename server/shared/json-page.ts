/** A page of a list whose items PostgreSQL wrote as JSON. If there is a next page, `rows` has one row more than `size`. */
export function jsonPage(rows: readonly { json: string; cursor: string }[], size: number): string {
  const page = rows.slice(0, size);
  const nextCursor = rows.length > size ? page.at(-1)!.cursor : null;
  return `{"items":[${page.map((row) => row.json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
}
