import type { ShowcaseCard } from '#contract/showcase.ts';
import { links } from '#domain/navigation/links.ts';
import { isFiltered, noFilter, type ShowcaseFilter } from '#domain/showcase/filter.ts';
import { MemberLink } from '#web/parts/MemberLink.tsx';
import { WorkRows } from '#web/parts/work/WorkRows.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { DesignCard } from '../DesignCard.tsx';
import styles from './NothingFound.module.css';
import { conditionsOf, type WayOut } from './ways-out.ts';

/** One row of designs. */
const ROW = 3;

interface Props {
  filter: ShowcaseFilter;
  ways: readonly WayOut[];
  /** Shown where no condition can be dropped. */
  newest: readonly ShowcaseCard[];
}

/** SHOW-12: a search found nothing. Each condition without which there is something can be dropped. */
export function NothingFound({ filter, ways, newest }: Props) {
  if (!isFiltered(filter)) return <NoDesigns />;
  const [close] = ways;
  return (
    <>
      <div className={styles.nothing}>
        <div>
          <h2 className="display d-26">What you can do</h2>
          <ul className={styles.ways}>
            {ways.map(({ name, sentence, filter: without }) => (
              <li key={name}>
                <span>{sentence}</span>
                <ButtonLink to={links.showcase(without)} variant="second" size="s" preventScrollReset>
                  Remove {name}
                </ButtonLink>
              </li>
            ))}
            <li>
              <span>See everything that is here</span>
              <ButtonLink to={links.showcase(noFilter)} variant="second" size="s" preventScrollReset>
                Show all designs
              </ButtonLink>
            </li>
            <li>
              <span>Look through what people kept</span>
              <ButtonLink to={links.collections()} variant="second" size="s">
                Collections
              </ButtonLink>
            </li>
            <li>
              <span>Be the first to design it</span>
              <ButtonLink to={links.communityBriefs()} variant="second" size="s">
                Community briefs
              </ButtonLink>
            </li>
          </ul>
        </div>
        <EmptyRow />
      </div>
      {close && (
        <section className={styles.close} aria-labelledby="close">
          <h2 className="display d-26" id="close">
            Similar designs, without {close.name}
          </h2>
          <WorkRows cards={close.designs.slice(0, ROW)}>{(card) => <DesignCard card={card} />}</WorkRows>
        </section>
      )}
      {newest.length > 0 && (
        <section className={styles.close} aria-labelledby="newest">
          <h2 className="display d-26" id="newest">
            Newest designs
          </h2>
          <WorkRows cards={newest.slice(0, ROW)}>{(card) => <DesignCard card={card} />}</WorkRows>
        </section>
      )}
    </>
  );
}

/** 'in Travel, Futuristic', or what a search without words asked for. */
export function conditionsInWords(filter: ShowcaseFilter): string {
  return conditionsOf({ ...filter, q: '' })
    .map(({ name }) => name)
    .toReversed()
    .join(', ');
}

/** SHOW-5: there are no designs at all. */
function NoDesigns() {
  return (
    <EmptyState
      kind="empty"
      title="No designs found"
      industry="education"
      style="bold"
      action={<MemberLink to={links.submitDesign()}>Submit your design</MemberLink>}
    >
      Be the first to share your design!
    </EmptyState>
  );
}

/** A row of cards that are not there. */
function EmptyRow() {
  return (
    <svg className={styles.art} viewBox="0 0 520 232" aria-hidden>
      <path d="M8 1h234a7 7 0 0 1 7 7v172a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7zM278 1h134a7 7 0 0 1 7 7v172a7 7 0 0 1-7 7H278a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7zM448 1h64a7 7 0 0 1 7 7v172a7 7 0 0 1-7 7h-64a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7z" />
      <path d="M1 210h120M1 230h78M271 210h88M271 230h62M441 210h60M441 230h44" />
    </svg>
  );
}
