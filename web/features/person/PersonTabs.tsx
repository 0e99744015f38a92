import { Link } from 'react-router';
import type { PersonView } from '#contract/person.ts';
import { links } from '#domain/navigation/links.ts';
import { TabLinks } from '#web/ui/control/TabLinks.tsx';

/** The three kinds of work in the page's order (VIEW-4), and the critiques that the person wrote (DET-6). */
export const personTabs = ['designs', 'case-studies', 'builds', 'critiques'] as const;
export type PersonTab = (typeof personTabs)[number];

const labels: Record<PersonTab, string> = {
  designs: 'Designs',
  'case-studies': 'Case studies',
  builds: 'Builds',
  critiques: 'Critiques given',
};

const countsOf = (person: PersonView): Record<PersonTab, number> => ({
  designs: person.designCount,
  'case-studies': person.caseStudyCount,
  builds: person.buildCount,
  critiques: person.critiqueCount,
});

/** The tab that an address without one opens: the first that holds something. */
function firstTab(person: PersonView): PersonTab {
  const counts = countsOf(person);
  return personTabs.find((tab) => counts[tab] > 0) ?? 'designs';
}

export function readTab(url: URL, person: PersonView): PersonTab {
  const asked = url.searchParams.get('tab');
  return personTabs.find((tab) => tab === asked) ?? firstTab(person);
}

/**
 * Visitors get the tabs that hold something, and the one that the address names: a row of zeros tells them nothing. The
 * person sees where their own work will be.
 */
export function shownTabs(person: PersonView, current: PersonTab): PersonTab[] {
  const counts = countsOf(person);
  if (person.isMe) return personTabs.filter((tab) => tab !== 'critiques' || counts[tab] > 0 || tab === current);
  const filled = personTabs.filter((tab) => counts[tab] > 0);
  return filled.length === 0 ? [] : personTabs.filter((tab) => filled.includes(tab) || tab === current);
}

/** Each tab is a link and shows how much it contains. */
export function PersonTabs({ person, current }: { person: PersonView; current: PersonTab }) {
  const counts = countsOf(person);
  const shown = shownTabs(person, current);
  if (shown.length === 0) return null;
  return (
    <TabLinks
      label="Work"
      current={current}
      tabs={shown.map((tab) => ({
        id: tab,
        link: (look) => (
          <Link to={links.person(person.handle, tab === firstTab(person) ? {} : { tab })} preventScrollReset {...look}>
            {labels[tab]}
            <b>{counts[tab]}</b>
          </Link>
        ),
      }))}
    />
  );
}
