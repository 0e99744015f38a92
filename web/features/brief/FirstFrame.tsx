import type { FramesAsked } from '#domain/brief/frames.ts';
import { breakLines } from '#web/ui/text/break-lines.ts';
import styles from './FirstFrame.module.css';

const UPRIGHT_WIDTH = 210;
const LONG_SIDE = 268;
const EDGE = 16;
const NAME = { sizePx: 28, weight: 500 } as const;
const BUTTON_HEIGHT = 36;

/** The first frame to hand in as a block drawing, with its name. */
export function FirstFrame({ frame: { name, proportion, size } }: { frame: FramesAsked }) {
  const width = proportion < 1 ? UPRIGHT_WIDTH : LONG_SIDE;
  const height = Math.round(width / proportion);
  const inner = width - 2 * EDGE;
  const lines = breakLines(name, { ...NAME, widthPx: inner });
  const blockHeight = Math.round(height * 0.26);
  const nameTop = EDGE + blockHeight + EDGE;
  const isScreen = size.endsWith('px');
  return (
    <figure className={styles.first}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        <rect className={styles.frame} x="1" y="1" width={width - 2} height={height - 2} rx={isScreen ? 16 : 2} />
        <rect className={styles.block} x={EDGE} y={EDGE} width={inner} height={blockHeight} rx="6" />
        <text className={styles.name} fontSize={NAME.sizePx} fontWeight={NAME.weight}>
          {lines.map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text are identified only by their position.
            <tspan key={n} x={EDGE} y={nameTop + NAME.sizePx * (0.8 + n)}>
              {line}
            </tspan>
          ))}
        </text>
        {isScreen && (
          <rect
            className={styles.button}
            x={EDGE}
            y={height - EDGE - BUTTON_HEIGHT}
            width={proportion < 1 ? inner : inner / 2}
            height={BUTTON_HEIGHT}
            rx="8"
          />
        )}
      </svg>
      <figcaption>{name}, as a block drawing. Order and shape are yours.</figcaption>
    </figure>
  );
}
