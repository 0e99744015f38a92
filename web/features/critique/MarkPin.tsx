import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SubmittedFrame } from '#contract/submission.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { PinFields, PinPicker, type Spot } from '#web/ui/picture/PinPicker.tsx';
import styles from './Critique.module.css';

interface Props {
  /** The line that the suggestion is about. */
  line: string;
  frames: readonly SubmittedFrame[];
  pin: Spot | null;
  onPin: (pin: Spot | null) => void;
}

/** The place on a frame for a suggested change, chosen on the picture or entered as numbers. Collapsed at first. */
export function MarkPin({ line, frames, pin, onPin }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pinning = useRef<HTMLDivElement>(null);
  const [frameId, setFrameId] = useState<string | null>(null);
  const frame =
    frames.find(({ id }) => id === (pin?.frameId ?? frameId)) ?? frames.find(({ featured }) => featured) ?? frames[0]!;

  /** The pressed button disappears, so the focus of a keyboard moves to the fields of the pin. */
  function open(event: MouseEvent) {
    flushSync(() => setOpen(true));
    if (event.detail === 0)
      pinning.current?.querySelector<HTMLElement>('[data-pin-fields] :is(input, button)')?.focus();
  }

  if (!isOpen) {
    const word = pin ? `${frame.name}, ${Math.round(pin.x)} × ${Math.round(pin.y)}` : 'Pin to a frame';
    return (
      <Button
        variant="second"
        size="s"
        icon={pin ? 'map-pin' : 'map-pin-plus'}
        aria-label={`${word}: ${line}`}
        onClick={open}
      >
        {word}
      </Button>
    );
  }
  return (
    <div className={styles.pinning} ref={pinning}>
      <PinPicker
        frames={frames}
        frame={frame}
        onFrame={(id) => {
          setFrameId(id);
          if (pin) onPin({ ...pin, frameId: id });
        }}
        pins={[]}
        selected={null}
        onSelect={() => {}}
        placing={pin}
        isReady
        onPlace={onPin}
        label="Frames to pin to"
      />
      {!pin && <p className="t-14 muted">Press the picture where the pin belongs, or begin in its middle:</p>}
      <PinFields name={frame.name} pin={pin} onPin={(spot) => onPin(spot && { ...spot, frameId: frame.id })} />
    </div>
  );
}
