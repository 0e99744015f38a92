import { isReserved } from './reserved.ts';

/** The table's own limit. */
export const HANDLE_MAX = 40;
/** Number of earlier handles that still lead to a person's page; older ones are free for others. */
export const FORMER_HANDLES = 3;

const SHAPE = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** A handle as it is stored, of what somebody typed or followed: 'Ines', ' @ines ' and '/u/ines' are 'ines'. */
export function cleanHandle(typed: string): string {
  return typed
    .trim()
    .replace(/^(\/?u\/|@)/i, '')
    .toLowerCase();
}

/** Why this cannot be the address of a page, in a sentence; `null` where it can. Whether it is free the database knows. */
export function handleProblem(handle: string): string | null {
  if (!handle) return 'Choose an address for your page';
  if (handle.length > HANDLE_MAX) return `Use at most ${HANDLE_MAX} characters`;
  if (/[^a-z0-9-]/.test(handle)) return 'Use a–z, 0–9 and dashes';
  if (!SHAPE.test(handle)) return 'Begin and end with a letter or a number';
  return null;
}

/** What to try when a handle is somebody else's, the likeliest first: made of the name, then with what tells people apart. */
export function handlesLike(wanted: string, fromName: string): string[] {
  const [first = wanted, ...more] = fromName.split('-');
  const last = more.at(-1);
  const ideas = [
    fromName,
    fromName.replaceAll('-', ''),
    ...(last ? [`${first}-${last[0]}`, `${first[0]}-${last}`, `${last}-${first}`] : []),
    `${wanted}-designs`,
    `${wanted}-2`,
    `${wanted}-3`,
    `${wanted}-works`,
  ];
  return [...new Set(ideas)].filter((idea) => idea !== wanted && handleProblem(idea) === null && !isReserved(idea));
}
