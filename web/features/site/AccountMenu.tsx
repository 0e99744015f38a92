import { Link } from 'react-router';
import type { Viewer } from '#contract/session.ts';
import { links } from '#domain/navigation/links.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { Menu } from '#web/ui/control/Menu.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import styles from './AccountMenu.module.css';
import { Quota } from './Quota.tsx';
import { useLogOut } from './use-log-out.ts';

/** The person's picture in the header, with their menu. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const logOut = useLogOut();
  return (
    <Menu
      label="Your account"
      trigger={
        <button type="button" className={styles.trigger} aria-label={`Your account, ${viewer.displayName}`}>
          <Avatar name={viewer.displayName} paper={viewer.avatar.paper} src={viewer.avatar.url} />
        </button>
      }
      header={
        <>
          <b>{viewer.displayName}</b>
          <br />
          <Quota viewer={viewer} />
        </>
      }
      items={[
        {
          kind: 'link',
          id: 'page',
          link: (
            <Link to={links.person(viewer.handle)}>
              <Icon name="user" />
              Your page
            </Link>
          ),
        },
        {
          kind: 'link',
          id: 'collections',
          link: (
            <Link to={links.collections()}>
              <Icon name="layers" />
              Collections
            </Link>
          ),
        },
        {
          kind: 'link',
          id: 'usage',
          link: (
            <Link to={links.pricing()}>
              <Icon name="calendar-clock" />
              Plan and usage
            </Link>
          ),
        },
        {
          kind: 'link',
          id: 'settings',
          link: (
            <Link to={links.settings()}>
              <Icon name="settings" />
              Settings
            </Link>
          ),
        },
        { kind: 'line', id: 'line' },
        { label: 'Log out', icon: 'log-out', onSelect: logOut },
      ]}
    />
  );
}
