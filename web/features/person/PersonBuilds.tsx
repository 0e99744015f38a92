import { Link } from 'react-router';
import type { PersonBuild, PersonView } from '#contract/person.ts';
import { links } from '#domain/navigation/links.ts';
import { webLink } from '#domain/submission/link.ts';
import { longDay } from '#web/lib/format/days.ts';
import { CoverPicture } from '#web/parts/CoverPicture.tsx';
import { WorkCard } from '#web/parts/WorkCard.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { NO_PICTURE } from '#web/ui/picture/Picture.tsx';
import styles from './PersonWork.module.css';

interface Props {
  person: PersonView;
  builds: readonly PersonBuild[];
}

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
    <ul className={styles.builds}>
      {builds.map(({ designId, title, designer, developer, completedAt, demoUrl, picture }) => (
        <li key={designId}>
          <WorkCard
            heading={2}
            picture={<CoverPicture {...(picture ?? NO_PICTURE)} alt="" sizes="(min-width: 768px) 480px, 92vw" />}
            title={<Link to={links.submission(designId)}>{title}</Link>}
            by={
              <>
                <span className={styles.hands}>
                  Design by <Link to={links.person(designer.handle)}>{designer.displayName}</Link>, build by{' '}
                  <Link to={links.person(developer.handle)}>{developer.displayName}</Link>
                </span>
                <span>
                  Complete since <time dateTime={completedAt}>{longDay(completedAt)}</time>
                </span>
              </>
            }
          />
          <Demo title={title} link={demoUrl && webLink(demoUrl)} />
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
