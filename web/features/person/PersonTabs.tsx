import { Link } from 'react-router';
import type { PersonView } from '#contract/person.ts';
import { links } from '#web/links.ts';
import { TabLinks } from '#web/ui/TabLinks.tsx';

/** The three kinds of work, in the order of the page (VIEW-4). */
export const personTabs = ['designs', 'case-studies', 'builds'] as const;
export type PersonTab = (typeof personTabs)[number];

const words: Record<PersonTab, string> = { designs: 'Designs', 'case-studies': 'Case studies', builds: 'Builds' };

export function readTab(url: URL): PersonTab {
  const asked = url.searchParams.get('tab');
  return personTabs.find((tab) => tab === asked) ?? 'designs';
}

/** Each tab is an address, and says how much is in it. */
export function PersonTabs({ person, current }: { person: PersonView; current: PersonTab }) {
  const counts: Record<PersonTab, number> = {
    designs: person.designCount,
    'case-studies': person.caseStudyCount,
    builds: person.buildCount,
  };
  return (
    <TabLinks
      label="Work"
      current={current}
      tabs={personTabs.map((tab) => ({
        id: tab,
        link: (look) => (
          <Link to={links.person(person.handle, tab === 'designs' ? {} : { tab })} preventScrollReset {...look}>
            {words[tab]}
            <b>{counts[tab]}</b>
          </Link>
        ),
      }))}
    />
  );
}
