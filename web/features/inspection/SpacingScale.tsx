import type { TokenSet } from '#domain/inspection/tokens/token-set.ts';
import styles from './Panel.module.css';

const UNIT_PX = 4;
const HEIGHT = 72;
const GAP = 8;
const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** The steps of spacing as squares of their size. A text lists those that are not multiples of the unit (DESIGN.md). */
export function SpacingScale({ tokens: { spacing, spacingFrom } }: { tokens: TokenSet }) {
  if (spacing.length === 0) return <p className="t-13 muted">No spacing repeats in these frames.</p>;
  const isOff = (px: number) => px % UNIT_PX !== 0;
  const off = spacing.filter(({ value }) => isOff(value)).length;
  // A design without a unit gets no warning for each step.
  const hasUnit = off <= spacing.length / 2;
  const most = Math.max(...spacing.map(({ value }) => value));
  const side = (px: number) => Math.max(2, (px / Math.max(most, HEIGHT)) * HEIGHT);
  let x = 0;
  const squares = spacing.map(({ name, value }) => {
    const at = x;
    x += side(value) + GAP;
    return { name, value, at };
  });
  return (
    <>
      <svg
        className={styles.spaces}
        viewBox={`0 0 ${Math.max(x, 340)} ${HEIGHT}`}
        preserveAspectRatio="xMinYMax meet"
        role="img"
        aria-label={`Spacing steps ${spacing.map(({ value }) => value).join(', ')}`}
      >
        {squares.map(({ name, value, at }) => (
          <rect
            key={name}
            className={hasUnit && isOff(value) ? styles.odd : undefined}
            x={at}
            y={HEIGHT - side(value)}
            width={side(value)}
            height={side(value)}
          />
        ))}
      </svg>
      <p className={`t-13 muted ${styles.steps}`}>
        Spacing{' '}
        {spacing.map(({ name, value }, n) => (
          <span key={name}>
            {n > 0 && ', '}
            {hasUnit && isOff(value) ? <b className={styles.odds}>{value}</b> : value}
          </span>
        ))}
        .{' '}
        {hasUnit &&
          off > 0 &&
          `${numberWords[off] ?? off} ${off === 1 ? 'step is' : 'steps are'} off the ${UNIT_PX} px unit. `}
        {spacingFrom === 'neighbours' && 'Measured between neighbours: this file has no auto layout.'}
      </p>
    </>
  );
}
