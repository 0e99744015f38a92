import type { KeyboardEvent } from 'react';
import styles from './FramePins.module.css';

export type Pin = { id: string; x: number; y: number; text: string };

type Props = {
  pins: readonly Pin[];
  selected: string | null;
  onSelect: (id: string) => void;
};

/** Annotations on a picture: fills the box of the picture, each pin with its lower left corner on its spot. */
export function FramePins({ pins, selected, onSelect }: Props) {
  function onKeyDown(event: KeyboardEvent, id: string) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onSelect(id);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn over a picture with percentages.
    <svg className={styles.pins} role="group" aria-label="Annotations">
      {pins.map((pin, n) => (
        // A nested svg takes percentages of the picture, and its own drawing stays in pixels.
        // biome-ignore lint/a11y/noSvgWithoutTitle: what is inside has its own name.
        <svg key={pin.id} x={`${pin.x}%`} y={`${pin.y}%`} overflow="visible">
          {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing. */}
          <g
            className={pin.id === selected ? `${styles.pin} ${styles.selected}` : styles.pin}
            role="button"
            tabIndex={0}
            aria-pressed={pin.id === selected}
            aria-label={`Pin ${n + 1}: ${pin.text}`}
            onClick={() => onSelect(pin.id)}
            onKeyDown={(event) => onKeyDown(event, pin.id)}
          >
            <path d="M0 0v-14a14 14 0 1 1 14 14z" transform="translate(-2 2)" />
            <text x="12" y="-7" textAnchor="middle">
              {n + 1}
            </text>
          </g>
        </svg>
      ))}
    </svg>
  );
}
