import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import type { PageHandle } from '#web/lib/page/page.ts';
import type { Theme } from '#web/lib/page/theme.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import { LoginLink, MemberLink } from '#web/parts/MemberLink.tsx';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Logo } from '#web/ui/brand/Logo.tsx';
import { Header } from '#web/ui/page/Header.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LogOutForm } from './LogOutForm.tsx';
import { Quota } from './Quota.tsx';
import styles from './SiteHeader.module.css';
import { ThemeButton } from './ThemeButton.tsx';

type Section = NonNullable<PageHandle['section']>;
interface Place {
  words: string;
  to: string;
  section?: Section;
}

const forGuests: Place[] = [
  { words: 'Features', to: links.homeSection('features') },
  { words: 'Showcase', to: links.showcase(), section: 'showcase' },
  { words: 'Collaboration', to: links.homeSection('collaboration') },
];
const forPeople: Place[] = [
  { words: 'Generate', to: links.generate(), section: 'generate' },
  { words: 'Showcase', to: links.showcase(), section: 'showcase' },
  { words: 'My Projects', to: links.myProjects(), section: 'my-projects' },
];

interface Props {
  section: Section | undefined;
  theme: Theme;
  /** Part of another feature; Root provides it for signed-in people. */
  bell?: ReactNode;
}

/** The header of every page, for guests and for people (SIGN-10). */
export function SiteHeader({ section, theme, bell }: Props) {
  const viewer = useViewer();
  const { pathname, hash } = useLocation();
  const places = viewer ? forPeople : forGuests;
  return (
    <Header
      page={pathname + hash}
      home={
        <Link to={links.home()} aria-label="Brief Foundry, home">
          <Logo />
        </Link>
      }
      nav={places.map((place) => (
        <Link key={place.words} to={place.to} aria-current={isCurrent(place, section)}>
          {place.words}
        </Link>
      ))}
      end={
        viewer ? (
          <>
            <Quota viewer={viewer} className="hide-m" />
            {bell}
            <ThemeButton first={theme} className="hide-xs" />
            <AccountMenu viewer={viewer} />
            <LogOutForm variant="quiet" className="hide-s" />
          </>
        ) : (
          <>
            <ThemeButton first={theme} />
            <LoginLink variant="quiet" className="hide-s">
              Log in
            </LoginLink>
            <MemberLink to={links.generate()} className="hide-s">
              Get Started
            </MemberLink>
          </>
        )
      }
      drawer={
        <>
          {places.map((place) => (
            <Link key={place.words} to={place.to} aria-current={isCurrent(place, section)}>
              {place.section === 'generate' ? 'Generate Brief' : place.words}
              <Icon name="arrow-right" />
            </Link>
          ))}
          <div>
            {viewer ? (
              <>
                <Link to={links.pricing()} className={styles.quota}>
                  <Quota viewer={viewer} />
                </Link>
                <ThemeButton first={theme} inMenu />
                <LogOutForm variant="second" block />
              </>
            ) : (
              <>
                <MemberLink to={links.generate()} block>
                  Generate Brief
                </MemberLink>
                <LoginLink variant="second" block>
                  Log in
                </LoginLink>
              </>
            )}
          </div>
        </>
      }
    />
  );
}

function isCurrent(place: Place, section: Section | undefined): 'page' | undefined {
  return place.section !== undefined && place.section === section ? 'page' : undefined;
}
