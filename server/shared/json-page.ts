/** A page of a list whose items PostgreSQL wrote; `rows` has one more than `size` where there is a next page. */
export function jsonPage(rows: readonly { json: string; cursor: string }[], size: number): string {
  const page = rows.slice(0, size);
  const nextCursor = rows.length > size ? page.at(-1)!.cursor : null;
  return `{"items":[${page.map((row) => row.json).join(',')}],"nextCursor":${JSON.stringify(nextCursor)}}`;
}
