import type { PersonView } from '#contract/person.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { linkWords } from '#domain/person/profile.ts';
import { collaborationInWords } from '#domain/submission/collaboration.ts';
import { count } from '#web/lib/format/count.ts';
import { monthAndYear } from '#web/lib/format/days.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './PersonFacts.module.css';

/** Beside the work: the person's text, their links, and totals of their public designs. */
export function PersonFacts({ person }: { person: PersonView }) {
  const { bio, links, memberSince, briefsFinished, openTo, displayName } = person;
  return (
    <aside className={styles.facts} aria-label={`About ${displayName}`}>
      {bio && <p className={styles.bio}>{bio}</p>}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link, n) => (
            <li key={link}>
              <Icon name={n === 0 ? 'globe' : 'link'} size="s" />
              <a href={link} rel="me nofollow noopener noreferrer" target="_blank">
                {linkWords(link)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.list}>
        <dt>Member since</dt>
        <dd>{monthAndYear(memberSince)}</dd>
        {briefsFinished > 0 && (
          <>
            <dt>Briefs finished</dt>
            <dd>{briefsFinished}</dd>
          </>
        )}
      </dl>
      {openTo && <OpenTo openTo={openTo} />}
      <Industries counts={person.industries} />
    </aside>
  );
}

function OpenTo({ openTo }: { openTo: NonNullable<PersonView['openTo']> }) {
  const { designCount, preferences, technologies } = openTo;
  const words = collaborationInWords(preferences, technologies);
  return (
    <div className={styles.open}>
      <p>
        <b>Open to collaboration</b> on {count(designCount, 'design')}
      </p>
      {words && <p className="t-14 muted">{words}</p>}
    </div>
  );
}

/** Designs from which on a chart says something. */
const INDUSTRIES_FROM = 3;
const BAR = { height: 18, gap: 3, width: 264 };

function Industries({ counts }: { counts: PersonView['industries'] }) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (all < INDUSTRIES_FROM) return null;
  const known = counts.map(({ industry, count }) => ({ ...industryOf(industry), count }));
  const words = known.map(({ short, count }) => `${short} ${count}`).join(', ');
  const room = BAR.width - BAR.gap * (known.length - 1);
  let x = 0;
  return (
    <div className={styles.industries}>
      <h2 className="t-14">Industries so far</h2>
      <svg viewBox={`0 0 ${BAR.width} ${BAR.height}`} preserveAspectRatio="none" aria-hidden>
        {known.map(({ id, count }) => {
          const width = (count / all) * room;
          const at = x;
          x += width + BAR.gap;
          return <rect key={id} data-industry={id} x={at} width={width} height={BAR.height} rx="2" />;
        })}
      </svg>
      <p className="t-13 muted">{words}</p>
    </div>
  );
}
