/** The parts of a title, which the page sets in different sizes under the client's name. */
interface TitleParts {
  /** What the brief is about. */
  main: string;
  /** What follows the colon. */
  second: string;
}

/** Divides a title at its first colon, without the client's name where it is at the beginning or after "at". */
export function titleParts(title: string, client?: string): TitleParts {
  const prefix = client && `${client}: `;
  if (prefix && title.startsWith(prefix)) return { main: title.slice(prefix.length), second: '' };
  const short = client ? title.replace(` at ${client}`, '') : title;
  const end = short.indexOf(': ') + 1;
  // A short beginning, such as "Tide Table:", would be large and say little.
  if (end < MAIN_LEAST) return { main: short, second: '' };
  return { main: short.slice(0, end), second: short.slice(end + 1) };
}

const MAIN_LEAST = 18;
