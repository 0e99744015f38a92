import { type MouseEvent, useRef } from 'react';
import type { Frame } from '#contract/submission-draft.ts';
import { FramePins } from '#web/ui/picture/FramePins.tsx';
import { isLong } from '#web/ui/picture/is-long.ts';
import { type Place, placeIn } from '#web/ui/picture/place.ts';
import { FramePicture } from '../../parts/FramePicture.tsx';
import { isDamaged, usePicture } from '../../parts/use-pictures.ts';
import type { Pin } from './annotations.ts';
import styles from './FrameCanvas.module.css';

interface Props {
  frame: Frame;
  pins: readonly Pin[];
  selected: string | null;
  /** The place of the pin whose note is being written. */
  ghost: Place | null;
  /** The frame has the maximum number of pins. */
  isFull: boolean;
  onPlace: (at: Place) => void;
  onSelect: (id: string) => void;
  onMove: (id: string, at: Place) => void;
  onDelete: (id: string) => void;
}

/** The frame with its pins. A press on the picture places another pin. */
export function FrameCanvas({ frame, pins, selected, ghost, isFull, onPlace, onSelect, onMove, onDelete }: Props) {
  const canvas = useRef<HTMLDivElement>(null);
  const { picture } = usePicture(frame.mediaId);
  const isScrolled = picture !== null && !isDamaged(picture) && isLong(picture);
  function placePin(event: MouseEvent) {
    const isOnPin = (event.target as Element).closest('svg') !== null;
    if (isFull || isOnPin) return;
    onPlace(placeIn(canvas.current!.getBoundingClientRect(), event.clientX, event.clientY));
  }
  return (
    <div className={styles.stage}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only for the pointer; keyboards use 'Add pin by position'. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div
        ref={canvas}
        className={isFull ? styles.canvas : `${styles.canvas} ${styles.takes}`}
        data-long={isScrolled || undefined}
        onClick={placePin}
      >
        <FramePicture mediaId={frame.mediaId} alt={`Frame ${frame.name}`} sizes="(min-width: 1280px) 560px, 90vw" />
        <FramePins pins={pins} selected={selected} onSelect={onSelect} ghost={ghost} edit={{ onMove, onDelete }} />
      </div>
    </div>
  );
}
