import { Button } from '#web/ui/control/Button.tsx';
import { CopyValue } from './CopyValue.tsx';
import { Handle } from './Handle.tsx';
import { Here, Label, scaleOf } from './Marks.tsx';
import styles from './Panel.module.css';
import type { Point, Size } from './point.ts';
import stage from './Stage.module.css';

export interface Ruled {
  from: Point;
  to: Point;
}

/** A ruler that is placed without a pointer: across the middle third. */
export const firstRuler = ({ width, height }: Size): Ruled => ({
  from: { x: Math.round(width / 3), y: Math.round(height / 2) },
  to: { x: Math.round((width * 2) / 3), y: Math.round(height / 2) },
});

/** The nearer end of the ruler, to be dragged. Null where neither is near, so a new measurement starts. */
export function endNear({ from, to }: Ruled, point: Point, withinPx: number): keyof Ruled | null {
  const [a, b] = [from, to].map((end) => Math.hypot(end.x - point.x, end.y - point.y)) as [number, number];
  if (Math.min(a, b) > withinPx) return null;
  return a < b ? 'from' : 'to';
}

export function RulerMarks({
  ruled: { from, to },
  size,
  onChange,
}: {
  ruled: Ruled;
  size: Size;
  onChange: (ruled: Ruled) => void;
}) {
  const at = scaleOf(size);
  return (
    <>
      <g className={stage.distance}>
        <line x1={at.x(from.x)} y1={at.y(from.y)} x2={at.x(to.x)} y2={at.y(to.y)} />
        <Here x={at.x((from.x + to.x) / 2)} y={at.y((from.y + to.y) / 2)}>
          <Label text={String(lengthOf(from, to))} y={-16} />
        </Here>
      </g>
      <Handle name="Ruler, start" point={from} size={size} onMove={(point) => onChange({ from: point, to })} />
      <Handle name="Ruler, end" point={to} size={size} onMove={(point) => onChange({ from, to: point })} />
    </>
  );
}

const lengthOf = (from: Point, to: Point) => Math.round(Math.hypot(to.x - from.x, to.y - from.y) * 10) / 10;

interface PanelProps {
  ruled: Ruled | null;
  onPlace: () => void;
  onRemove: () => void;
}

/** The ruler's measurements, in px. The button stays in place, so that the keyboard keeps it. */
export function RulerPanel({ ruled, onPlace, onRemove }: PanelProps) {
  return (
    <>
      <h2 className="t-16">Ruler</h2>
      {ruled && <Measurements {...ruled} />}
      <p className="t-13 muted">
        {ruled ? (
          <>
            Drag on the picture, or move an end with the arrow keys. With <kbd>Shift</kbd> by ten.
          </>
        ) : (
          'Drag on the picture to measure a distance.'
        )}
      </p>
      <Button variant="second" size="s" icon="ruler" className={styles.take} onClick={ruled ? onRemove : onPlace}>
        {ruled ? 'Remove the ruler' : 'Place the ruler'}
      </Button>
    </>
  );
}

function Measurements({ from, to }: Ruled) {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const length = lengthOf(from, to);
  return (
    <dl className={styles.props} aria-live="polite">
      <dt>Length</dt>
      <dd>
        <CopyValue value={`${length}px`} />
      </dd>
      <dt>Across</dt>
      <dd>
        <span>
          W <b className="value">{width}</b>
        </span>
        <span>
          H <b className="value">{height}</b>
        </span>
      </dd>
      <dt>From</dt>
      <dd>
        <span>
          X <b className="value">{from.x}</b>
        </span>
        <span>
          Y <b className="value">{from.y}</b>
        </span>
      </dd>
      <dt>To</dt>
      <dd>
        <span>
          X <b className="value">{to.x}</b>
        </span>
        <span>
          Y <b className="value">{to.y}</b>
        </span>
      </dd>
    </dl>
  );
}
