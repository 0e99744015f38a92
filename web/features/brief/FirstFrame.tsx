import type { FramesAsked } from '#domain/brief/frames.ts';
import { breakLines } from '#web/ui/text/break-lines.ts';
import styles from './FirstFrame.module.css';

const UPRIGHT_WIDTH = 210;
const LONG_SIDE = 268;
const EDGE = 16;
const NAME = { sizePx: 28, weight: 500 } as const;
const BUTTON_HEIGHT = 36;
const LINE_HEIGHT = 7;
/** Widths of the lines of text, as shares of their box. */
const LINES = [0.94, 0.7];
const CARD_MIN = 48;

/** The first frame to hand in as a block drawing, with its name. */
export function FirstFrame({ frame: { name, proportion, size } }: { frame: FramesAsked }) {
  const width = proportion < 1 ? UPRIGHT_WIDTH : LONG_SIDE;
  const height = Math.round(width / proportion);
  const inner = width - 2 * EDGE;
  const lines = breakLines(name, { ...NAME, widthPx: inner });
  const blockHeight = Math.round(height * 0.26);
  const nameTop = EDGE + blockHeight + EDGE;
  const isScreen = size.endsWith('px');
  const linesTop = nameTop + NAME.sizePx * lines.length + EDGE;
  const cardTop = linesTop + LINES.length * 2 * LINE_HEIGHT + EDGE;
  const cardHeight = height - EDGE - (isScreen ? BUTTON_HEIGHT + EDGE : 0) - cardTop;
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
        {cardHeight >= CARD_MIN && (
          <>
            <TextLines x={EDGE} y={linesTop} width={inner} />
            <rect className={styles.card} x={EDGE} y={cardTop} width={inner} height={cardHeight} rx="6" />
            <TextLines x={EDGE * 2} y={cardTop + EDGE} width={inner - 2 * EDGE} />
          </>
        )}
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

function TextLines({ x, y, width }: { x: number; y: number; width: number }) {
  return LINES.map((share, n) => (
    <rect
      key={share}
      className={styles.line}
      x={x}
      y={y + n * 2 * LINE_HEIGHT}
      width={width * share}
      height={LINE_HEIGHT}
      rx="3"
    />
  ));
}
