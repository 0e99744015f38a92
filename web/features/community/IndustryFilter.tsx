import { Link } from 'react-router';
import { type IndustryId, industries } from '#domain/catalog/industries.ts';
import { links } from '#domain/navigation/links.ts';
import styles from './IndustryFilter.module.css';

/** All briefs, or those of one industry. Each choice is a link, so it works without scripts. */
export function IndustryFilter({ current }: { current: IndustryId | null }) {
  return (
    <nav aria-label="Industry">
      <ul className={styles.choices}>
        <li>
          <Link to={links.communityBriefs()} aria-current={current === null ? 'page' : undefined}>
            All
          </Link>
        </li>
        {industries.map(({ id, label }) => (
          <li key={id} data-industry={id}>
            <Link to={links.communityBriefs({ industry: id })} aria-current={id === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
