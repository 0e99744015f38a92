import { Link } from 'react-router';
import type { HandIn } from '#contract/brief.ts';
import { links } from '#domain/navigation/links.ts';
import { StateBadge, StatusBadge } from '#web/parts/StatusBadge.tsx';
import { Section } from '#web/ui/page/Accordion.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './HandIns.module.css';

const NO_DESIGN = { word: 'Completed without a design', glyph: 'tick', tone: 'quiet' } as const;

export const HAND_INS = { id: 'hand-ins', title: 'Who works on it' } as const;

/** For whoever shared the brief, for example a teacher: who has submitted, who is at work, and since when. */
export function HandIns({ items, now }: { items: readonly HandIn[]; now: number }) {
  const submitted = items.filter(({ status }) => status === 'submitted').length;
  return (
    <Section {...HAND_INS}>
      <p className="muted">
        {items.length === 0
          ? 'Nobody has started it yet. Only you see this list.'
          : `${submitted} of ${items.length} have submitted a design. Only you see this list.`}
      </p>
      {items.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">State</th>
              <th scope="col">Since</th>
              <th scope="col">Design</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ person, status, since, designId, hasLink, isCritiqued }) => (
              <tr key={person.handle}>
                <th scope="row">
                  <Link to={links.person(person.handle)} dir="auto">
                    {person.displayName}
                  </Link>
                </th>
                <td>{status === 'completed' ? <StateBadge look={NO_DESIGN} /> : <StatusBadge status={status} />}</td>
                <td>
                  <DateTime iso={since} now={now} as="moment" />
                </td>
                <td>
                  {designId ? (
                    <>
                      <Link to={links.submission(designId)}>
                        Open<span className="sr"> the design of {person.displayName}</span>
                      </Link>
                      {isCritiqued && ', critiqued by you'}
                    </>
                  ) : status === 'submitted' ? (
                    hasLink ? (
                      'Private, by link'
                    ) : (
                      'Private'
                    )
                  ) : (
                    'No design yet'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
