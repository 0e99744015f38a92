import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './FramePins.module.css';
import type { Place } from './place.ts';
import { type Turn, turnPins } from './turn-pins.ts';
import { useMovingPin } from './use-moving-pin.ts';

export type Pin = Place & { id: string; text: string };

interface Props {
  pins: readonly Pin[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** The place of the pin whose note is being written. */
  ghost?: Place | null;
  /** If set, pins can be moved by pointer and arrow keys, and the Delete key asks to delete them. */
  edit?: { onMove: (id: string, at: Place) => void; onDelete: (id: string) => void };
}

const doNothing = () => undefined;

/** Annotations on a picture, in a layer of the same size. The pointed corner of each pin is on its spot. */
export function FramePins({ pins, selected, onSelect, ghost, edit }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  const moving = useMovingPin(() => picture.current!, edit?.onMove ?? doNothing);

  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setSize(entry!.contentRect));
    watch.observe(picture.current!);
    return () => watch.disconnect();
  }, []);
  const turns = size ? turnPins(pins, size) : [];

  function onKeyDown(event: KeyboardEvent, pin: Pin, number: number) {
    if (event.key === 'Enter' || event.key === ' ') onSelect(pin.id);
    else if (edit && (event.key === 'Delete' || event.key === 'Backspace')) edit.onDelete(pin.id);
    else if (!edit || !moving.nudge(event, pin, number)) return;
    event.preventDefault();
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn over a picture with percentages. */}
      <svg ref={picture} className={styles.pins} role="group" aria-label="Annotations">
        {pins.map((pin, n) => (
          <Spot key={pin.id} at={moving.placeOf(pin)}>
            {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing. */}
            <g
              className={classes(styles.pin, edit && styles.movable, pin.id === selected && styles.selected)}
              role="button"
              tabIndex={0}
              aria-pressed={pin.id === selected}
              aria-label={`Pin ${n + 1}: ${pin.text}`}
              onClick={() => onSelect(pin.id)}
              onKeyDown={(event) => onKeyDown(event, pin, n + 1)}
              {...(edit && moving.handlers(pin))}
            >
              <Mark number={n + 1} turn={turns[n]} />
            </g>
          </Spot>
        ))}
        {ghost && (
          <Spot at={ghost}>
            <g className={classes(styles.pin, styles.ghost)} data-ghost aria-hidden>
              <Mark number={pins.length + 1} />
            </g>
          </Spot>
        )}
      </svg>
      {edit && (
        <span className="sr" role="status">
          {moving.announcement}
        </span>
      )}
    </>
  );
}

/** A nested svg: its position is in percent of the picture, and its content is in pixels. */
function Spot({ at, children }: { at: Place; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what is inside has its own name.
    <svg x={`${at.x}%`} y={`${at.y}%`} overflow="visible">
      {children}
    </svg>
  );
}

const UPRIGHT: Turn = { x: 1, y: -1 };

function Mark({ number, turn = UPRIGHT }: { number: number; turn?: Turn | undefined }) {
  return (
    <>
      <path d="M0 0v-14a14 14 0 1 1 14 14z" transform={`scale(${turn.x} ${-turn.y}) translate(-2 2)`} />
      <text x={turn.x * 12} y={turn.y < 0 ? -7 : 17} textAnchor="middle">
        {number}
      </text>
    </>
  );
}
