import { Link } from 'react-router';
import type { PersonBuild, PersonView } from '#contract/person.ts';
import { webLink } from '#domain/submission/link.ts';
import { longDay } from '#web/lib/format/days.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { NO_PICTURE, Picture } from '#web/ui/picture/Picture.tsx';
import styles from './PersonWork.module.css';

type Props = { person: PersonView; builds: readonly PersonBuild[] };

/** Complete builds: of the person's designs, and by the person. */
export function PersonBuilds({ person, builds }: Props) {
  if (builds.length === 0)
    return (
      <EmptyState kind="empty" title="No builds yet" industry="finance" style="minimal">
        {person.isMe
          ? 'A design of yours that was built, or one that you built, appears here once it is complete.'
          : `What ${person.displayName} builds, or has built by others, will appear here once it is complete.`}
      </EmptyState>
    );
  return (
    <ul className={styles.studies}>
      {builds.map(({ designId, title, designer, developer, completedAt, demoUrl, picture }) => (
        <li key={designId} className={styles.build}>
          <Picture
            {...(picture ?? NO_PICTURE)}
            alt=""
            sizes="(min-width: 768px) 200px, 112px"
            className={styles.small}
          />
          <div>
            <h2 className="t-18">
              <Link to={links.submission(designId)}>{title}</Link>
            </h2>
            <p className="muted">
              Design by <Link to={links.person(designer.handle)}>{designer.displayName}</Link>, build by{' '}
              <Link to={links.person(developer.handle)}>{developer.displayName}</Link>
            </p>
            <p className="t-13 muted">
              Complete since <time dateTime={completedAt}>{longDay(completedAt)}</time>
            </p>
            <Demo title={title} link={demoUrl && webLink(demoUrl)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Demo({ title, link }: { title: string; link: string | null }) {
  if (!link) return null;
  return (
    <p>
      <ButtonLink
        href={link}
        target="_blank"
        rel="noopener noreferrer ugc"
        variant="second"
        size="s"
        icon="external-link"
        aria-label={`Open the build of ${title}`}
      >
        Open the build
      </ButtonLink>
    </p>
  );
}
