import { links } from '#web/links.ts';

export interface Place {
  /** What a person calls the page. */
  name: string;
  /** Guests may go back there as they are. */
  isForAll: boolean;
}

const forPeople: readonly [start: string, name: string][] = [
  [links.newBrief(), 'Your new brief'],
  [links.generate(), 'Generate a brief'],
  [links.submitDesign(), 'Submit your design'],
  [links.myProjects(), 'My Projects'],
  [links.settings(), 'Settings'],
  ['/case-study/create/', 'Your case study'],
  ['/workspace/', 'Your workspace'],
];
const forAll: readonly [start: string, name: string][] = [
  [links.pricing(), 'Plans'],
  [links.showcase(), 'The showcase'],
  [links.submission(''), 'The design you were looking at'],
  [links.brief(''), 'The brief you were reading'],
  ['/case-study/view/', 'The case study you were reading'],
];

/** The page at a path, in words; `null` for the landing page and what has no name of its own. */
export function placeAt(path: string): Place | null {
  const { pathname } = new URL(path, 'http://page');
  const nameIn = (places: typeof forAll) =>
    places.find(([start]) => (start.endsWith('/') ? pathname.startsWith(start) : pathname === start))?.[1];
  const own = nameIn(forPeople);
  if (own) return { name: own, isForAll: false };
  const name = nameIn(forAll);
  return name ? { name, isForAll: true } : null;
}
