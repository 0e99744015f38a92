import type { MouseEvent } from 'react';
import type { CommentPin } from '#contract/comment.ts';
import type { SubmittedFrame } from '#contract/submission.ts';
import { FramePins, type Pin } from '#web/ui/FramePins.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import styles from './Discussion.module.css';

interface Props {
  frames: readonly SubmittedFrame[];
  frame: SubmittedFrame;
  onFrame: (id: string) => void;
  pins: readonly Pin[];
  selected: string | null;
  onSelect: (id: string) => void;
  /** The pin that is being placed. */
  placing: CommentPin | null;
  onPlace: (pin: CommentPin) => void;
}

export const NEW_PIN = 'new';

/** A frame with the pins of its threads; while a pin is being placed, a press on the picture moves it there. */
export function PinStage({ frames, frame, onFrame, pins, selected, onSelect, placing, onPlace }: Props) {
  const isPlacing = placing?.frameId === frame.id;
  const shown = isPlacing ? [...pins, { id: NEW_PIN, x: placing.x, y: placing.y, text: 'Your new pin' }] : pins;

  function place(event: MouseEvent<HTMLButtonElement>) {
    // A key press has no place; the fields beside the words are for keys.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPlace({
      frameId: frame.id,
      x: Math.round(((event.clientX - left) / width) * 100),
      y: Math.round(((event.clientY - top) / height) * 100),
    });
  }

  return (
    <div className={styles.stageSide}>
      <div className={styles.stage}>
        <div className={styles.frame}>
          <Picture {...frame.picture} alt={frame.name} sizes="(min-width: 1080px) 340px, 90vw" />
          <FramePins pins={shown} selected={isPlacing ? NEW_PIN : selected} onSelect={onSelect} />
          {isPlacing && (
            <button type="button" className={styles.place} onClick={place}>
              <span className="sr">Press where the pin belongs, or use the fields beside your words</span>
            </button>
          )}
        </div>
      </div>
      {frames.length > 1 && (
        <ul className={styles.thumbs} aria-label="Frames to comment on">
          {frames.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={`Comments on ${one.name}`}
                aria-current={one.id === frame.id}
                onClick={() => onFrame(one.id)}
              >
                <Picture {...one.picture} alt="" sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
