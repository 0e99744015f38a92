import { PriorityMark } from '#web/parts/PriorityMark.tsx';
import { listOf, textOf, textsOf } from './partial.ts';
import styles from './WritingSections.module.css';

/* The simple components of a brief during its generation. Missing content is not rendered. */

export function Paragraph({ text }: { text: string }) {
  return text ? <p className="prose">{text}</p> : null;
}

/** A small heading and its lines, once there is one. */
export function Lines({ title, items, numbered }: { title: string; items: unknown; numbered?: boolean }) {
  const lines = textsOf(items);
  if (lines.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  return (
    <>
      <h3 className={styles.small}>{title}</h3>
      <List className={`prose ${styles.lines}`}>
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end, and the last one is incomplete.
          <li key={n}>{line}</li>
        ))}
      </List>
    </>
  );
}

interface Term {
  title: string;
  description: string;
  priority?: 'high' | 'medium' | 'low';
}

/** Names at the left, their meaning at the right. */
export function Terms({ items }: { items: readonly Partial<Term>[] | undefined }) {
  const terms = listOf(items).filter((item) => textOf(item.title));
  if (terms.length === 0) return null;
  return (
    <dl className={styles.terms}>
      {terms.map(({ title, description, priority }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms are only added at the end, and the last one is incomplete.
        <div key={n}>
          <dt>
            {textOf(title)}
            {(priority === 'high' || priority === 'medium' || priority === 'low') && (
              <PriorityMark priority={priority} />
            )}
          </dt>
          <dd>{textOf(description)}</dd>
        </div>
      ))}
    </dl>
  );
}
