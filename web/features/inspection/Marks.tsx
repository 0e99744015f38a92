import type { Box, Distance } from '#domain/inspection/measure.ts';
import type { Size } from './point.ts';
import styles from './Stage.module.css';

/*
 * The marks over a frame. Positions are percentages of the frame, so that they follow its size; text and lines stay in
 * px.
 */

const CHAR_PX = 7.2;

/** Converts px to percentages of the frame. */
export function scaleOf({ width, height }: Size) {
  return { x: (px: number) => `${(px / width) * 100}%`, y: (px: number) => `${(px / height) * 100}%` };
}

export function SelectionMark({ box, size }: { box: Box; size: Size }) {
  const at = scaleOf(size);
  const corners = [
    [box.x, box.y],
    [box.x + box.width, box.y],
    [box.x, box.y + box.height],
    [box.x + box.width, box.y + box.height],
  ] as const;
  return (
    <g className={styles.selection}>
      <rect x={at.x(box.x)} y={at.y(box.y)} width={at.x(box.width)} height={at.y(box.height)} />
      {corners.map(([x, y]) => (
        <Here key={`${x} ${y}`} x={at.x(x)} y={at.y(y)}>
          <rect className={styles.corner} x="-4" y="-4" width="8" height="8" />
        </Here>
      ))}
      <Here x={at.x(box.x)} y={at.y(box.y + box.height)}>
        <Label text={`${box.width} × ${box.height}`} x={8} y={10} fromLeft />
      </Here>
    </g>
  );
}

export function HoverMark({ box, size }: { box: Box; size: Size }) {
  const at = scaleOf(size);
  return (
    <rect className={styles.hover} x={at.x(box.x)} y={at.y(box.y)} width={at.x(box.width)} height={at.y(box.height)} />
  );
}

/** Distances with their px; zero distances are not shown. */
export function DistanceMarks({ distances, size }: { distances: readonly Distance[]; size: Size }) {
  const at = scaleOf(size);
  return (
    <g className={styles.distance}>
      {distances
        .filter(({ px }) => px > 0)
        .map(({ side, px, x1, y1, x2, y2 }) => (
          <g key={side}>
            <line x1={at.x(x1)} y1={at.y(y1)} x2={at.x(x2)} y2={at.y(y2)} />
            <Here x={at.x((x1 + x2) / 2)} y={at.y((y1 + y2) / 2)}>
              <Label text={String(px)} x={y1 === y2 ? 0 : 18} y={y1 === y2 ? 13 : 0} />
            </Here>
          </g>
        ))}
    </g>
  );
}

/** A nested svg is positioned in percent of the frame, and its content stays in px. */
export function Here({ x, y, children }: { x: string; y: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the drawing around it has the accessible name.
    <svg x={x} y={y} overflow="visible">
      {children}
    </svg>
  );
}

/** Centred on its position, or to the right of it. */
export function Label({ text, x = 0, y = 0, fromLeft }: { text: string; x?: number; y?: number; fromLeft?: boolean }) {
  const width = text.length * CHAR_PX + 10;
  const middle = fromLeft ? x + width / 2 : x;
  return (
    <g className={styles.label}>
      <rect x={middle - width / 2} y={y - 9} width={width} height="18" rx="3" />
      <text x={middle} y={y + 4} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
