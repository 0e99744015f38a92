import { Link } from 'react-router';
import type { PersonCritique, PersonView } from '#contract/person.ts';
import { type Counts, verdicts, verdictWords } from '#domain/critique/critique.ts';
import { links } from '#domain/navigation/links.ts';
import { count } from '#web/lib/format/count.ts';
import { longDay } from '#web/lib/format/days.ts';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { NO_PICTURE, Picture } from '#web/ui/picture/Picture.tsx';
import styles from './PersonWork.module.css';

interface Props {
  person: PersonView;
  critiques: readonly PersonCritique[];
}

/** Public designs that the person has critiqued, and what became of the suggestions. */
export function PersonCritiques({ person, critiques }: Props) {
  if (critiques.length === 0)
    return (
      <EmptyState kind="empty" title="No critiques yet" industry="education" style="minimal">
        {person.isMe
          ? 'Mark a design against its brief, and it appears here.'
          : `Designs that ${person.displayName} marks against their briefs will appear here.`}
      </EmptyState>
    );
  return (
    <ul className={styles.studies}>
      {critiques.map(({ designId, title, designer, givenAt, counts, suggestions, applied, picture }) => (
        <li key={designId} className={styles.critique}>
          <Picture
            {...(picture ?? NO_PICTURE)}
            alt=""
            sizes="(min-width: 768px) 200px, 112px"
            className={styles.small}
          />
          <div>
            <h2 className="t-18">
              <Link to={links.critique(designId)}>{title}</Link>
            </h2>
            <p className="muted">
              Design by <Link to={links.person(designer.handle)}>{designer.displayName}</Link>
            </p>
            <p className="t-13 muted">
              <time dateTime={givenAt}>{longDay(givenAt)}</time>. {countsText(counts)}
              {suggestions > 0 && `. ${count(suggestions, 'suggestion')}, ${applied} applied`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function countsText(counts: Counts): string {
  return verdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdictWords[verdict].toLowerCase()}`)
    .join(', ');
}
