import { type ReactNode, useEffect, useState } from 'react';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import type { IndustryId } from '#domain/catalog/industries.ts';
import type { StyleId } from '#domain/catalog/styles.ts';
import { BriefTitle } from '#web/parts/BriefTitle.tsx';
import { Cover } from '#web/parts/Cover.tsx';
import { IndustryTag } from '#web/parts/IndustryTag.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import { Typewriter } from '#web/ui/text/Typewriter.tsx';
import { MESSAGE_MS, messagesFor } from './messages.ts';
import styles from './WritingHeader.module.css';

interface Props {
  industry: IndustryId;
  chosen: readonly StyleId[];
  title: string;
  client: PartialBriefContent['client'];
  docket: string;
  /**
   * Seed of the cover and the messages, so that a reload renders the same; `null` until the server has created the
   * generation.
   */
  seed: string | null;
  /** The elapsed time, or a note that the connection is lost. */
  state: ReactNode;
  isWritten?: boolean;
}

/** The head of a brief that is being generated: its title so far, its cover, and a message about the progress. */
export function WritingHeader({ industry, chosen, title, docket, client, seed, state, isWritten }: Props) {
  return (
    <section className={styles.head} data-industry={industry} aria-label="The brief being written">
      <div className="wrap">
        <div className={`row between ${styles.line}`}>
          <span className={`row t-14 ${styles.state}`}>
            {!isWritten && <Spinner />}
            <span>{state}</span>
          </span>
          <span className="value strong">{docket}</span>
        </div>
        <div className={styles.inside}>
          <div>
            <BriefTitle title={title} client={client} />
            <div className={`row ${styles.tags}`}>
              <IndustryTag industry={industry} outline />
              {chosen.map((style) => (
                <StyleTag key={style} style={style} />
              ))}
            </div>
            {!isWritten && <Message industry={industry} seed={seed ?? ''} />}
          </div>
          <div className={styles.art}>
            {seed && (
              <>
                <Cover seed={seed} industry={industry} styles={chosen} columns={7} rows={5} appearing />
                <Cover seed={seed} industry={industry} styles={chosen} columns={7} rows={2} appearing />
              </>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Message({ industry, seed }: { industry: IndustryId; seed: string }) {
  const messages = messagesFor(industry, seed);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((was) => was + 1), MESSAGE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Typewriter
      text={messages[turn % messages.length]!}
      accessibleText="Your brief is being written."
      className={styles.message}
    />
  );
}
