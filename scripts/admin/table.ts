import { onOneLine } from './one-line.ts';

const GAP = '  ';

/** Lines with columns as wide as their widest cell. */
export function inColumns(rows: string[][]): string {
  const clean = rows.map((row) => row.map(onOneLine));
  const widths = clean[0]!.map((_, column) => Math.max(...clean.map((row) => row[column]!.length)));
  return clean
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}
