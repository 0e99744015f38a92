import type { KeyboardEvent } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './FrameNotes.module.css';
import type { Pin } from './FramePins.tsx';
import { placePins } from './place-pins.ts';

interface Props {
  pins: readonly Pin[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** Height divided by width. */
  ratio: number;
  /** Writes each text beside its number, where the page is wide enough for it. */
  textsBeside?: boolean;
}

/** Height of a number with some air, and the width of the narrowest picture, in px. */
const NUMBER_PX = 30;
const NARROW_PX = 300;
/** Numbers of a very flat picture may touch rather than stand far from their points. */
const GAP_MAX_PERCENT = 12;

/** Notes on a picture for readers: a ring beside the point, and a line to its number beside the picture. */
export function FrameNotes({ pins, selected, onSelect, ratio, textsBeside }: Props) {
  const gap = Math.min(GAP_MAX_PERCENT, (100 * NUMBER_PX) / (NARROW_PX * ratio));
  const placed = (['left', 'right'] as const).flatMap((side) => sideOf(pins, side, gap));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn over a picture with percentages.
    <svg className={classes(styles.notes, textsBeside && styles.beside)} role="group" aria-label="Notes">
      {placed.map(({ number, side, pinY, ...pin }) => {
        const edge = side === 'right' ? '100%' : '0%';
        const line = { x1: `${pin.x}%`, y1: `${pin.y}%`, x2: edge, y2: `${pinY}%` };
        return (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing.
          <g
            key={pin.id}
            className={classes(styles.note, pin.id === selected && styles.selected)}
            role="button"
            tabIndex={0}
            aria-pressed={pin.id === selected}
            aria-label={`Note ${number}: ${pin.text}`}
            onClick={() => onSelect(pin.id)}
            onKeyDown={(event) => pressedKey(event) && onSelect(pin.id)}
          >
            <line {...line} className={styles.halo} />
            <line {...line} className={styles.stem} />
            <circle cx={`${pin.x}%`} cy={`${pin.y}%`} r="8" className={styles.halo} />
            <circle cx={`${pin.x}%`} cy={`${pin.y}%`} r="8" className={styles.ring} />
            {/* A nested drawing: its corner is in percent of the picture, its content in pixels. */}
            <svg x={edge} y={`${pinY}%`} overflow="visible" aria-hidden>
              <Tag number={number} side={side} text={pin.text} />
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

function Tag({ number, side, text }: { number: number; side: 'left' | 'right'; text: string }) {
  const isRight = side === 'right';
  return (
    <>
      <line x2={isRight ? 16 : -16} className={styles.stem} />
      <rect x={isRight ? 14 : -40} y="-13" width="26" height="26" rx="5" />
      <text x={isRight ? 27 : -27} y="5" textAnchor="middle">
        {number}
      </text>
      <foreignObject
        x={isRight ? 52 : -262}
        y="-14"
        width="210"
        height="28"
        className={classes(styles.text, styles[side])}
      >
        <p dir="auto">{text}</p>
      </foreignObject>
    </>
  );
}

/** The pins on one side, which is the nearer edge, with a height for each number. `gap` is in percent of the height. */
function sideOf(pins: readonly Pin[], side: 'left' | 'right', gap: number) {
  const numbered = pins
    .map((pin, n) => ({ ...pin, number: n + 1, side }))
    .filter(({ x }) => x >= 50 === (side === 'right'));
  return placePins(numbered, { gap, height: 100 });
}

function pressedKey(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  event.preventDefault();
  return true;
}
