import styles from '#web/ui/page/Footer.module.css';
import { type SpriteId, spriteHref } from './sprite.ts';

const MODULES: SpriteId[] = [
  'o-ecommerce-0',
  'o-ecommerce-2',
  'o-health-1',
  'o-health-3',
  'o-finance-2',
  'o-finance-0',
  'o-education-3',
  'o-education-1',
  'o-food-0',
  'o-food-2',
  'o-travel-1',
  'o-travel-3',
];
const CELL = 30;
const SIZE = 22;
const PATTERN = 'footer-border';

/** A border of ornaments of all six industries, as wide as the page. Use it once a page. */
export function OrnamentBorder() {
  return (
    <svg className={styles.border} aria-hidden>
      <defs>
        <pattern id={PATTERN} width={CELL * MODULES.length} height={CELL} patternUnits="userSpaceOnUse">
          {MODULES.map((module, n) => (
            <use
              key={module}
              href={spriteHref(module)}
              x={n * CELL + (CELL - SIZE) / 2}
              y={(CELL - SIZE) / 2}
              width={SIZE}
              height={SIZE}
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${PATTERN})`} />
    </svg>
  );
}
