import { Link } from 'react-router';
import type { Beside } from '#contract/showcase.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { fewHeading } from '../../features/showcase/front/Few.tsx';
import { conditionsInWords } from '../../features/showcase/nothing/NothingFound.tsx';
import styles from '../showcase.module.css';
import type { ShowcaseData } from '../showcase.tsx';

/** What the page is: the showcase, its first designs, or what was found for some words. */
export function Heading({ data: { filter, searched, first, few, counts, beside } }: { data: ShowcaseData }) {
  if (few && few.total > 0) return <h1 className="display d-58">{fewHeading(few.total)}</h1>;
  const where = conditionsInWords(searched);
  if (first.items.length === 0 && filter.q)
    return (
      <>
        <h1 className="display d-44">Nothing for {quoted(filter.q)}</h1>
        {where && <p className={styles.found}>in {where}</p>}
      </>
    );
  if (first.items.length === 0 && where)
    return (
      <>
        <h1 className="display d-44">Nothing here yet</h1>
        <p className={styles.found}>in {where}</p>
      </>
    );
  if (!filter.q) return <h1 className="display d-58">What designers made of it</h1>;
  return (
    <>
      <h1 className="display d-44">{quoted(searched.q)}</h1>
      <p className={styles.found} role="status">
        {first.corrected && (
          <>
            You typed {quoted(filter.q)}. Shown for <mark>{first.corrected}</mark>
            {': '}
          </>
        )}
        {inWords(counts?.total ?? null, beside)}
        {first.corrected && (
          <>
            {' '}
            <Link to={links.showcase(filter, { exact: true })}>Search {quoted(filter.q)} instead</Link>
          </>
        )}
      </p>
    </>
  );
}

/** '2 designs, 1 brief, 1 person.' */
function inWords(designs: number | null, beside: Beside | null): string {
  const count = (number: number, one: string, many: string) => (number === 1 ? `1 ${one}` : `${number} ${many}`);
  const { briefs = [], people = [] } = beside ?? {};
  return `${[
    designs === null ? 'designs' : count(designs, 'design', 'designs'),
    briefs.length > 0 && count(briefs.length, 'brief', 'briefs'),
    people.length > 0 && count(people.length, 'person', 'people'),
  ]
    .filter(Boolean)
    .join(', ')}.`;
}
