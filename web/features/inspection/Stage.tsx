import { type PointerEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { InspectedFrame } from '#contract/inspection.ts';
import { classes } from '#web/ui/classes.ts';
import { Picture } from '#web/ui/picture/Picture.tsx';
import { type Point, pointAt, type Size } from './point.ts';
import styles from './Stage.module.css';

export interface Pointing {
  onPoint?: (point: Point | null, held: boolean) => void;
  onPress?: (point: Point) => void;
  onDrag?: (point: Point) => void;
}

type Props = Pointing & {
  frame: InspectedFrame;
  size: Size;
  /** Shows the picture at its own size instead of the available size. */
  isLarge: boolean;
  /** With a drawing tool, a finger on the picture draws instead of scrolling. */
  isDrawing: boolean;
  onScale: (percent: number | null) => void;
  children: ReactNode;
};

/** The picture of a frame with its overlay. It reports pointer positions in px of the frame. */
export function Stage({ frame, size, isLarge, isDrawing, onPoint, onPress, onDrag, onScale, children }: Props) {
  const overlay = useRef<SVGSVGElement>(null);
  const [isDown, setDown] = useState(false);
  const at = (event: PointerEvent) => pointAt(event, overlay.current!.getBoundingClientRect(), size);

  const reportScale = useEffectEvent(onScale);
  useEffect(() => {
    const box = overlay.current!;
    const observer = new ResizeObserver(() =>
      reportScale(Math.round((box.getBoundingClientRect().width / size.width) * 100)),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [size.width]);

  const { width, height } = frame.picture;
  return (
    <div className={classes(styles.stage, isLarge && styles.large)}>
      <div className={classes(styles.frame, height > width && styles.upright)}>
        <Picture
          {...frame.picture}
          alt={frame.name}
          sizes={isLarge ? `${width}px` : '(min-width: 768px) 900px, 96vw'}
          eager
        />
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: its content has its own names, and the pointer is optional. */}
        <svg
          ref={overlay}
          className={classes(styles.overlay, isDrawing && styles.draws)}
          onPointerMove={(event) => {
            if (isDown && isDrawing) onDrag?.(at(event));
            else onPoint?.(at(event), event.altKey);
          }}
          onPointerLeave={(event) => onPoint?.(null, event.altKey)}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            setDown(true);
            if (isDrawing) event.currentTarget.setPointerCapture(event.pointerId);
            onPress?.(at(event));
          }}
          onPointerUp={() => setDown(false)}
          onPointerCancel={() => setDown(false)}
        >
          {children}
        </svg>
      </div>
    </div>
  );
}
