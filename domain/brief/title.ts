/** The parts of a title, which the page sets in different sizes. Together they are the whole title. */
export interface TitleParts {
  /** "Tarn Valley Bank: ", where the title begins with its client. */
  client: string;
  /** What the brief is about. */
  main: string;
  /** What follows the colon. */
  second: string;
}

/** Divides a title at its first colon. */
export function titleParts(title: string, client?: string): TitleParts {
  const prefix = client && `${client}: `;
  if (prefix && title.startsWith(prefix)) return { client: prefix, main: title.slice(prefix.length), second: '' };
  const end = title.indexOf(': ') + 1;
  // A short beginning, such as "Tide Table:", would be large and say little.
  if (end < MAIN_LEAST) return { client: '', main: title, second: '' };
  return { client: '', main: title.slice(0, end), second: title.slice(end + 1) };
}

const MAIN_LEAST = 18;
