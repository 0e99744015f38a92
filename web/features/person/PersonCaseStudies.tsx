import { Link } from 'react-router';
import type { PersonCaseStudy, PersonView } from '#contract/person.ts';
import { links } from '#domain/navigation/links.ts';
import { longDay } from '#web/lib/format/days.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { NO_PICTURE, Picture } from '#web/ui/picture/Picture.tsx';
import styles from './PersonWork.module.css';

interface Props {
  person: PersonView;
  caseStudies: readonly PersonCaseStudy[];
}

/** The person's published case studies, the latest first. */
export function PersonCaseStudies({ person, caseStudies }: Props) {
  if (caseStudies.length === 0)
    return (
      <EmptyState kind="empty" title="No case studies yet" industry="food" style="luxury">
        {person.isMe
          ? 'Begin one from a design of yours; once published, it appears here.'
          : `What ${person.displayName} publishes about a design will appear here.`}
      </EmptyState>
    );
  return (
    <ul className={styles.studies}>
      {caseStudies.map(({ id, title, description, publishedAt, picture }) => (
        <li key={id}>
          <Link to={links.caseStudy(id)} className={styles.study}>
            <Picture {...(picture ?? NO_PICTURE)} alt="" sizes="200px" className={styles.cover} />
            <span>
              <b className="display d-26">{title}</b>
              {description && <span className="muted">{description}</span>}
              <time dateTime={publishedAt}>{longDay(publishedAt)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
