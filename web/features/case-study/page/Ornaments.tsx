import type { Decoration as DecorationName } from '#domain/case-study/palette.ts';
import styles from './page.module.css';

export function Decoration({ kind }: { kind: DecorationName }) {
  if (kind === 'none') return null;
  return (
    <svg className={styles.decoration} viewBox="0 0 120 120" aria-hidden>
      {kind === 'circle' ? <circle cx="60" cy="60" r="60" /> : <rect width="120" height="120" rx="10" />}
    </svg>
  );
}

const DOTS_A_ROW = { 12: 6, 20: 10 } as Record<number, number>;

export function Dots({ count }: { count: number }) {
  const across = DOTS_A_ROW[count] ?? 6;
  return (
    <svg className={styles.dots} width={across * 15 - 9} height={(count / across) * 15 - 9} aria-hidden>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all dots are the same.
        <circle key={n} cx={3 + (n % across) * 15} cy={3 + Math.floor(n / across) * 15} r="3" />
      ))}
    </svg>
  );
}
