import type { KeyboardEvent } from 'react';
import { Here, scaleOf } from './Marks.tsx';
import { movedBy, type Point, type Size } from './point.ts';
import styles from './Stage.module.css';

interface Props {
  name: string;
  point: Point;
  size: Size;
  onMove: (point: Point) => void;
  /** Enter or Space. */
  onAct?: () => void;
}

/** A point on a frame. Arrow keys move it by one px, with Shift by ten; the stage handles pointers. */
export function Handle({ name, point, size, onMove, onAct }: Props) {
  const at = scaleOf(size);
  function press(event: KeyboardEvent) {
    const moved = movedBy(event, point, size);
    if (moved) onMove(moved);
    else if (onAct && (event.key === 'Enter' || event.key === ' ')) onAct();
    else return;
    event.preventDefault();
  }
  return (
    <Here x={at.x(point.x)} y={at.y(point.y)}>
      <g
        className={styles.handle}
        // A point has two values, so the text gives both.
        role="slider"
        tabIndex={0}
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={Math.floor(size.width)}
        aria-valuenow={point.x}
        aria-valuetext={`X ${point.x}, Y ${point.y}`}
        onKeyDown={press}
      >
        <circle className={styles.target} r="14" />
        <circle r="5" />
        <path d="M-12 0h7M5 0h7M0 -12v7M0 5v7" />
      </g>
    </Here>
  );
}
