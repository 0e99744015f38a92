import { links } from '#domain/navigation/links.ts';

export interface ReturnPage {
  /** The page's name in a sentence. */
  name: string;
  /** Guests may see the page too. */
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

/** The name of the page at a path; `null` for the landing page and for pages without a name. */
export function returnPageAt(path: string): ReturnPage | null {
  const { pathname } = new URL(path, 'http://page');
  const nameIn = (places: typeof forAll) =>
    places.find(([start]) => (start.endsWith('/') ? pathname.startsWith(start) : pathname === start))?.[1];
  const own = nameIn(forPeople);
  if (own) return { name: own, isForAll: false };
  const name = nameIn(forAll);
  return name ? { name, isForAll: true } : null;
}
