import type { PersonView } from '#contract/person.ts';
import { links } from '#domain/navigation/links.ts';
import { Badge } from '#web/parts/StatusBadge.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import styles from './PersonHeader.module.css';

/** The name in large type, with the page's address. The owner gets a link to change it. */
export function PersonHeader({ person, address }: { person: PersonView; address: string }) {
  const { displayName, handle, avatar, isMe, isSample } = person;
  return (
    <header className={styles.head}>
      <Avatar name={displayName} paper={avatar.paper} src={avatar.url} size="xl" />
      <div className={styles.name}>
        <h1 className="display d-58">{displayName}</h1>
        <p className={styles.handle}>
          <span className="value">@{handle}</span>
          {isSample && <Badge icon="box">Sample</Badge>}
        </p>
      </div>
      <div className={styles.actions}>
        <CopyButton text={address} label="Copy link" size="m" />
        <ButtonLink href={links.personFeed(handle)} variant="quiet">
          Feed
        </ButtonLink>
        {isMe && (
          <ButtonLink to={links.settings()} variant="second" icon="pen-line">
            Edit page
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
