import { spriteHref } from '#web/ui/brand/sprite.ts';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import styles from './SectionList.module.css';
import type { SectionState } from './section-states.ts';

const stateTexts = { done: ', ready', now: ', being written', wait: '' };

/**
 * The sections in order: ready, being written, to come. Ready ones have buttons, not links: a link's history entry
 * would lose the generation.
 */
export function SectionList({ sections }: { sections: readonly SectionState[] }) {
  return (
    <ol className={styles.list} aria-label="Sections">
      {sections.map(({ id, title, state }) => (
        <li key={id} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          {state === 'now' ? (
            <Spinner />
          ) : (
            <svg viewBox="0 0 14 14" aria-hidden>
              <use href={spriteHref(state === 'done' ? 's-tick' : 's-dashed')} />
            </svg>
          )}
          {state === 'done' ? (
            <button type="button" onClick={() => document.getElementById(id)?.focus()}>
              {title}
            </button>
          ) : (
            title
          )}
          <span className="sr">{stateTexts[state]}</span>
        </li>
      ))}
    </ol>
  );
}
