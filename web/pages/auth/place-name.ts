import { links } from '#web/links.ts';

const places: readonly [start: string, name: string][] = [
  [links.newBrief(), 'Your new brief'],
  [links.generate(), 'Generate a brief'],
  [links.submitDesign(), 'Submit your design'],
  [links.myProjects(), 'My Projects'],
  [links.settings(), 'Settings'],
  [links.pricing(), 'Plans'],
  [links.showcase(), 'The showcase'],
  [links.brief(''), 'The brief you were reading'],
  [links.submission(''), 'The design you were looking at'],
  ['/case-study/', 'Your case study'],
  ['/workspace/', 'Your workspace'],
];

/** What a person calls the page at a path; `null` for the landing page and what has no name of its own. */
export function placeName(path: string): string | null {
  const { pathname } = new URL(path, 'http://page');
  const isAt = (start: string) => (start.endsWith('/') ? pathname.startsWith(start) : pathname === start);
  return places.find(([start]) => isAt(start))?.[1] ?? null;
}
