import { contrastOf } from '#web/parts/contrast.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CopyValue } from './CopyValue.tsx';
import { Handle } from './Handle.tsx';
import styles from './Panel.module.css';
import type { Pixels } from './pixels.ts';
import type { Point, Size } from './point.ts';
import { Swatch } from './Swatch.tsx';

const REACH = 4;
export const SAVED_MAX = 12;

export function PickMark({
  point,
  size,
  onMove,
  onKeep,
}: {
  point: Point;
  size: Size;
  onMove: (point: Point) => void;
  onKeep: () => void;
}) {
  return <Handle name="Colour picker" point={point} size={size} onMove={onMove} onAct={onKeep} />;
}

interface Props {
  point: Point;
  pixels: Pixels | 'failed' | null;
  /** The original file is read, not a copy. */
  isExact: boolean;
  savedColors: readonly string[];
  onKeep: () => void;
  onForget: () => void;
}

/** The colour of one pixel, its neighbours, and the saved colours. */
export function PickPanel({ point, pixels, isExact, savedColors, onKeep, onForget }: Props) {
  if (pixels === 'failed')
    return (
      <>
        <h2 className="t-16">Colour</h2>
        <p className="muted">The picture could not be read. Load the page again.</p>
      </>
    );
  if (!pixels)
    return (
      <p className="muted" role="status">
        Reading the picture…
      </p>
    );
  const hex = pixels.colorAt(point);
  const [last] = savedColors;
  const ratio = last && last !== hex ? contrastOf(hex, last) : null;
  return (
    <>
      <h2 className="t-16">Colour</h2>
      <Loupe rows={pixels.around(point, REACH)} />
      <dl className={styles.props} aria-live="polite">
        <dt>Pixel</dt>
        <dd>
          <span>
            X <b className="value">{point.x}</b>
          </span>
          <span>
            Y <b className="value">{point.y}</b>
          </span>
        </dd>
        <dt>Hex</dt>
        <dd>
          <CopyValue value={hex} />
        </dd>
        <dt>RGB</dt>
        <dd>
          <CopyValue value={rgbOf(hex)} />
        </dd>
        {ratio && (
          <>
            <dt>Contrast</dt>
            <dd>
              <span>
                <b className="value">{(Math.floor(ratio * 10) / 10).toFixed(1)}:1</b> on {last}
              </span>
            </dd>
          </>
        )}
      </dl>
      <p className="t-13 muted">
        Press on the picture, or move the cross with the arrow keys. With <kbd>Shift</kbd> by ten.
        {!isExact && ' Read from a copy of the picture, so it can differ slightly.'}
      </p>
      <div className={`row gap-2 ${styles.take}`}>
        <Button variant="second" icon="plus" onClick={onKeep}>
          Keep this colour
        </Button>
        {savedColors.length > 0 && (
          <Button variant="quiet" onClick={onForget}>
            Clear
          </Button>
        )}
      </div>
      {savedColors.length > 0 && (
        <>
          <h3>Kept</h3>
          <ul className={styles.fills}>
            {savedColors.map((color) => (
              <li key={color}>
                <Swatch paint={{ kind: 'solid', color: { hex: color, alpha: 1 } }} />
                <span className="grow" />
                <CopyValue value={color} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Loupe({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <svg
      className={styles.loupe}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {rows.flatMap((row, y) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a pixel is identified by its position.
        row.map((hex, x) => <rect key={`${x} ${y}`} x={x} y={y} width="1.02" height="1.02" fill={hex} />),
      )}
      <rect className={styles.middleEdge} x={REACH} y={REACH} width="1" height="1" />
      <rect className={styles.middle} x={REACH} y={REACH} width="1" height="1" />
    </svg>
  );
}

const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')})`;
