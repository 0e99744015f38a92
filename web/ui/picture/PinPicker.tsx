import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/control/Button.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { FramePins, type Pin } from './FramePins.tsx';
import { Picture, type PictureSource } from './Picture.tsx';
import styles from './PinPicker.module.css';
import { Thumbnails } from './Thumbnails.tsx';

export interface PinFrame {
  id: string;
  name: string;
  picture: { sources: readonly PictureSource[]; width: number; height: number };
}

/** A point of a frame, in percent of its picture from the upper left corner. */
export interface Spot {
  frameId: string;
  x: number;
  y: number;
}

interface Props {
  frames: readonly PinFrame[];
  frame: PinFrame;
  onFrame: (id: string) => void;
  pins: readonly Pin[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** The pin that is being placed. */
  placing: Spot | null;
  /** A press on the picture places the first pin. */
  isReady?: boolean;
  /** The pin was placed on an earlier visit, so the page does not scroll to it. */
  isOnReturn?: boolean;
  onPlace: (pin: Spot) => void;
  /** The accessible name of the strip of frames. */
  label: string;
  className?: string;
}

export const NEW_PIN = 'new';

/** `sizes` of a landscape picture. It is as wide as its stage, which may be narrower. */
const WIDE = '(min-width: 1080px) 560px, 90vw';

/** A frame with pins; while a pin is being placed, a press on the picture moves it there. */
export function PinPicker({
  frames,
  frame,
  onFrame,
  pins,
  selected,
  onSelect,
  placing,
  isReady,
  isOnReturn,
  onPlace,
  label,
  className,
}: Props) {
  const isPlacing = placing?.frameId === frame.id;
  const shown = isPlacing ? [...pins, { id: NEW_PIN, x: placing.x, y: placing.y, text: 'Your new pin' }] : pins;

  const isWide = frame.picture.width > frame.picture.height;

  const picture = useRef<HTMLDivElement>(null);
  // On a phone the picture is above the text and not visible, so the page scrolls to it. A keyboard user is in the
  // fields, and the page stays there.
  useEffect(() => {
    if (isPlacing && !isOnReturn && !(document.activeElement instanceof HTMLInputElement))
      picture.current?.scrollIntoView({ block: 'nearest' });
  }, [isPlacing, isOnReturn]);

  function place(event: MouseEvent<HTMLButtonElement>) {
    // A press by key has no position; the fields are for keyboards.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPlace({
      frameId: frame.id,
      x: Math.round(((event.clientX - left) / width) * 100),
      y: Math.round(((event.clientY - top) / height) * 100),
    });
  }

  return (
    <div className={className}>
      <div className={styles.stage}>
        <div ref={picture} className={styles.frame}>
          <Picture {...frame.picture} alt={frame.name} sizes={isWide ? WIDE : '(min-width: 1080px) 340px, 90vw'} />
          <FramePins pins={shown} selected={isPlacing ? NEW_PIN : selected} onSelect={onSelect} />
          {(isPlacing || isReady) && (
            <button type="button" className={styles.place} onClick={place}>
              <span className="sr">Press where the pin belongs, or use the fields beside your words</span>
            </button>
          )}
        </div>
      </div>
      <Thumbnails
        frames={frames}
        at={frame.id}
        onShow={(n) => onFrame(frames[n]!.id)}
        label={label}
        verb="Show"
        small
        className={styles.thumbs}
      />
    </div>
  );
}

interface PinFieldsProps {
  /** The name of the frame with the pin. */
  name: string;
  pin: Spot | null;
  onPin: (pin: Pick<Spot, 'x' | 'y'> | null) => void;
}

/** Fields for the position of a pin; a press on the picture does the same. */
export function PinFields({ name, pin, onPin }: PinFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);

  /**
   * The pressed button disappears with the change, so the focus moves. On a phone, a focused field would open the
   * keyboard over the picture.
   */
  const change = (to: Pick<Spot, 'x' | 'y'> | null) => (event: MouseEvent) => {
    flushSync(() => onPin(to));
    if (event.detail === 0) fields.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  const field = (axis: 'x' | 'y', label: string, at: Pick<Spot, 'x' | 'y'>) => (
    <TextInput
      label={label}
      type="number"
      min={0}
      max={100}
      value={at[axis]}
      onChange={(event) => onPin({ ...at, [axis]: Math.min(100, Math.max(0, Number(event.target.value))) })}
    />
  );
  return (
    <div className={pin ? styles.pinFields : undefined} ref={fields} data-pin-fields>
      {pin ? (
        <>
          {field('x', 'From left, %', pin)}
          {field('y', 'From top, %', pin)}
          <Button variant="quiet" size="s" onClick={change(null)}>
            Remove pin
          </Button>
        </>
      ) : (
        <Button variant="second" size="s" icon="map-pin-plus" onClick={change({ x: 50, y: 50 })}>
          Pin to {name}
        </Button>
      )}
    </div>
  );
}
