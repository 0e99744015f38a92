import type { Difference } from '#domain/case-study/differences.ts';
import styles from './Differences.module.css';

interface Props {
  all: readonly Difference[];
  /** Names of the left and the right copy. */
  names: readonly [string, string];
  /** The chosen side by key; absent where there is no choice. */
  chosen?: (difference: Difference) => 'left' | 'right';
  onChoose?: (difference: Difference, side: 'left' | 'right') => void;
}

/** Two versions of a page side by side, place by place. */
export function Differences({ all, names, chosen, onChoose }: Props) {
  return (
    <ol className={styles.differences}>
      {all.map((difference) => {
        const { key, where, slot } = difference;
        const mayChoose = slot !== null && chosen !== undefined;
        return (
          <li key={key}>
            <fieldset>
              <legend>{where}</legend>
              {(['left', 'right'] as const).map((side, at) =>
                mayChoose ? (
                  <label key={side}>
                    <input
                      type="radio"
                      name={`difference-${key}`}
                      checked={chosen(difference) === side}
                      onChange={() => onChoose?.(difference, side)}
                    />
                    <Side name={names[at]!} words={difference[side]} />
                  </label>
                ) : (
                  <div key={side}>
                    <Side name={names[at]!} words={difference[side]} />
                  </div>
                ),
              )}
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}

function Side({ name, words }: { name: string; words: string }) {
  return (
    <span>
      <b>{name}</b>
      <span className={styles.differing}>{words}</span>
    </span>
  );
}
