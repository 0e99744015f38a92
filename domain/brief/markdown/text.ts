/* Blocks of Markdown. */

/** A block of the document; empty ones are left out. */
export type Part = string;

export const join = (parts: readonly Part[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`;

/** A heading with its body; nothing when the body is empty. */
export const titled = (heading: string, body: Part): Part[] => (body ? [heading, body] : []);

/** Texts are plain words, so Markdown characters are escaped. */
export function esc(words: string): string {
  return words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|]/g, '\\$&')
    .replace(/^(#{1,6}|[-+])(?=\s)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}

export const text = (words: string | undefined): Part => (words ? esc(words) : '');
export const bullets = (lines: readonly string[]): Part => lines.map((line) => `- ${line}`).join('\n');
export const numbered = (lines: readonly string[]): Part => lines.map((line, n) => `${n + 1}. ${line}`).join('\n');
export const terms = (items: readonly { title: string; description: string }[]): Part =>
  bullets(items.map(({ title, description }) => `**${esc(title)}**: ${esc(description)}`));

export function table(columns: readonly string[], rows: readonly (readonly string[])[]): Part {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(row.map(esc)))].join('\n');
}
