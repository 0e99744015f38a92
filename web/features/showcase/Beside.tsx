import { Link } from 'react-router';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { Ornament } from '#web/ui/brand/Ornament.tsx';
import { classes } from '#web/ui/classes.ts';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import type { Found } from './around-hits.ts';
import styles from './Beside.module.css';

/** SHOW-12: people and briefs that the same words name. */
export function Beside({ found: { people, briefs }, inColumn }: { found: Found; inColumn?: boolean }) {
  if (people.length + briefs.length === 0) return null;
  return (
    <section className={classes(styles.beside, inColumn && styles.column)} aria-labelledby="beside">
      <h2 className="sr" id="beside">
        Briefs and people
      </h2>
      <ul className={styles.found}>
        {briefs.map(({ id, title, industry, answeredBy }) => (
          <li key={id} className={styles.brief} data-industry={industry}>
            <Ornament industry={industry} className={styles.sign} />
            <div className="grow">
              <Link to={answeredBy && !answeredBy.isBriefReadable ? links.submission(answeredBy.id) : links.brief(id)}>
                {title}
              </Link>
              <p>{answeredBy ? `Brief of ${quoted(answeredBy.title)}` : 'Community brief'}</p>
            </div>
          </li>
        ))}
        {people.map(({ handle, displayName, avatar, designTitle }) => (
          <li key={handle}>
            <Avatar name={displayName} src={avatar.url} paper={avatar.paper} />
            <div className="grow">
              <Link to={links.person(handle)}>{displayName}</Link>
              <p>Made {quoted(designTitle)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
