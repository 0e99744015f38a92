import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Frame } from '#contract/submission-draft.ts';
import { FramePicture } from '../../parts/FramePicture.tsx';
import { type Pin, place } from './annotations.ts';
import styles from './PinStage.module.css';

type Place = { x: number; y: number };
type Props = {
  frame: Frame;
  pins: readonly Pin[];
  selected: string | null;
  /** Where the pin will be whose note is being written. */
  ghost: Place | null;
  /** No further pin goes on this frame. */
  isFull: boolean;
  onPlace: (at: Place) => void;
  onSelect: (id: string) => void;
  onMove: (id: string, at: Place) => void;
  onDelete: (id: string) => void;
};

/** A press that wanders less than this is a press, not a drag. */
const SLACK_PX = 4;
const arrows: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The frame with its pins. They stand in an SVG, whose attributes know percent: the point at a pin's lower left is the place. */
export function PinStage({ frame, pins, selected, ghost, isFull, onPlace, onSelect, onMove, onDelete }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<(Place & { id: string; fromX: number; fromY: number; hasMoved: boolean }) | null>(
    null,
  );
  const [said, setSaid] = useState('');

  function percentAt(clientX: number, clientY: number): Place {
    const box = sheet.current!.getBoundingClientRect();
    return {
      x: place(((clientX - box.left) / box.width) * 100),
      y: place(((clientY - box.top) / box.height) * 100),
    };
  }
  function put(event: MouseEvent) {
    if (!isFull) onPlace(percentAt(event.clientX, event.clientY));
  }
  function lift(event: PointerEvent<SVGGElement>, pin: Pin) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ id: pin.id, x: pin.x, y: pin.y, fromX: event.clientX, fromY: event.clientY, hasMoved: false });
  }
  function carry(event: PointerEvent, pin: Pin) {
    if (drag?.id !== pin.id) return;
    const [byX, byY] = [event.clientX - drag.fromX, event.clientY - drag.fromY];
    if (!drag.hasMoved && Math.hypot(byX, byY) < SLACK_PX) return;
    const box = sheet.current!.getBoundingClientRect();
    setDrag({
      ...drag,
      hasMoved: true,
      x: place(pin.x + (byX / box.width) * 100),
      y: place(pin.y + (byY / box.height) * 100),
    });
  }
  function drop(pin: Pin) {
    if (drag?.id !== pin.id) return;
    if (drag.hasMoved) onMove(pin.id, drag);
    setDrag(null);
    onSelect(pin.id);
  }
  function press(event: KeyboardEvent, pin: Pin, number: number) {
    const arrow = arrows[event.key];
    if (arrow) {
      const far = event.shiftKey ? 5 : 1;
      const at = { x: place(pin.x + arrow.x * far), y: place(pin.y + arrow.y * far) };
      onMove(pin.id, at);
      setSaid(`Pin ${number} at ${at.x} percent across, ${at.y} percent down`);
    } else if (event.key === 'Enter' || event.key === ' ') onSelect(pin.id);
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete(pin.id);
    else return;
    event.preventDefault();
  }

  return (
    <div className={styles.stage}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way to place a pin; by keyboard there is 'Add pin by position'. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div ref={sheet} className={isFull ? styles.sheet : `${styles.sheet} ${styles.takes}`} onClick={put}>
        <FramePicture mediaId={frame.mediaId} alt={`Frame ${frame.name}`} sizes="(min-width: 1280px) 560px, 90vw" />
        <svg className={styles.pins} width="100%" height="100%" role="presentation">
          {pins.map((pin, n) => {
            const at = drag?.id === pin.id ? drag : pin;
            const isOn = pin.id === selected;
            return (
              <svg
                key={pin.id}
                x={`${at.x}%`}
                y={`${at.y}%`}
                overflow="visible"
                className={styles.spot}
                role="presentation"
              >
                {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG. */}
                <g
                  role="button"
                  tabIndex={0}
                  aria-label={`Pin ${n + 1}: ${pin.text}`}
                  aria-pressed={isOn}
                  className={isOn ? `${styles.pin} ${styles.on}` : styles.pin}
                  onClick={(event) => event.stopPropagation()}
                  onPointerDown={(event) => lift(event, pin)}
                  onPointerMove={(event) => carry(event, pin)}
                  onPointerUp={() => drop(pin)}
                  onPointerCancel={() => setDrag(null)}
                  onKeyDown={(event) => press(event, pin, n + 1)}
                >
                  <Mark number={n + 1} />
                </g>
              </svg>
            );
          })}
          {ghost && (
            <svg x={`${ghost.x}%`} y={`${ghost.y}%`} overflow="visible" className={styles.spot} aria-hidden>
              <g className={`${styles.pin} ${styles.ghost}`}>
                <Mark number={pins.length + 1} />
              </g>
            </svg>
          )}
        </svg>
      </div>
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  );
}

function Mark({ number }: { number: number }) {
  return (
    <>
      <path d="M0 0V-14A14 14 0 1 1 14 0Z" />
      <text x="14" y="-9.5" textAnchor="middle">
        {number}
      </text>
    </>
  );
}
