import { Link } from 'react-router';
import type { SubmissionView } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { quoted } from '#domain/text/quoted.ts';
import { Cover } from '#web/parts/Cover.tsx';
import { Ticket, TicketLine } from '#web/parts/Ticket.tsx';
import { Tag } from '#web/ui/text/Tag.tsx';
import styles from './DesignSidebar.module.css';

const TAGS_SHOWN = 3;

/** Beside the reflection: facts for developers, the brief, and the tags (DET-1). */
export function DesignSidebar({ design }: { design: SubmissionView }) {
  const { brief, fileInfo, developerMessage, tags } = design;
  return (
    <aside className={styles.rail} aria-label="About this design">
      {fileInfo?.isSample && (
        <p className="t-13 faint">
          {design.isSample ? 'Its frames come' : 'Some of its frames come'} from a sample design file of Brief Foundry,
          {quoted(fileInfo.name)}, which cannot be opened in Figma.
        </p>
      )}
      {developerMessage && (
        <div className={styles.message}>
          <h2 className="t-13 strong">To developers</h2>
          <p dir="auto">{developerMessage}</p>
          {design.techPreferences.length > 0 && <p className="t-13">{design.techPreferences.join(', ')}</p>}
        </div>
      )}
      {brief && (
        <Ticket
          as="section"
          industry={brief.industry}
          lifts={brief.isReadable}
          sideways
          top={
            <>
              <TicketLine docket={brief.docket}>Project Brief</TicketLine>
              <Cover seed={brief.id} industry={brief.industry} styles={brief.styles} columns={7} rows={2} />
            </>
          }
        >
          <h2 className="t-16">
            {brief.isReadable ? <Link to={links.brief(brief.id)}>{brief.title}</Link> : brief.title}
          </h2>
          <p className="t-14 muted">{brief.projectDescription}</p>
          {!brief.isReadable && <Asked brief={brief} />}
        </Ticket>
      )}
      {tags.length > 0 && (
        <div className={styles.tags}>
          <h2 className="t-14 strong">Tags</h2>
          <p className="row gap-2">
            {tags.slice(0, TAGS_SHOWN).map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
            {tags.length > TAGS_SHOWN && <Tag>+{tags.length - TAGS_SHOWN} more</Tag>}
          </p>
        </div>
      )}
    </aside>
  );
}

/** The part of a private brief that visitors may see, because the brief's page is closed to them. */
function Asked({ brief: { situation, goals, requirements } }: { brief: NonNullable<SubmissionView['brief']> }) {
  const deliverables = [...new Set(requirements.map(({ deliverable }) => deliverable))];
  return (
    <details className={styles.asked}>
      <summary>Read what was asked for</summary>
      {situation && (
        <>
          <h3>Situation</h3>
          <p>{situation}</p>
        </>
      )}
      <Listed title="Goals" lines={goals} />
      <Listed title="Deliverables" lines={deliverables} />
    </details>
  );
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
