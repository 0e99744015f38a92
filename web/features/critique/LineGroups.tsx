import type { ReactNode } from 'react';
import type { CritiqueLine } from '#contract/critique.ts';
import styles from './Critique.module.css';

const titles = { goal: 'Goals', deliverable: 'Deliverables' } as const;

interface Props {
  lines: readonly CritiqueLine[];
  children: (line: CritiqueLine) => ReactNode;
}

/** The lines of a brief under their two headings. */
export function LineGroups({ lines, children }: Props) {
  return (['goal', 'deliverable'] as const).map((kind) => {
    const ofKind = lines.filter((line) => line.kind === kind);
    if (ofKind.length === 0) return null;
    return (
      <div key={kind}>
        <h4 className={styles.group}>{titles[kind]}</h4>
        <ol className={styles.lines}>
          {ofKind.map((line) => (
            <li key={line.key}>{children(line)}</li>
          ))}
        </ol>
      </div>
    );
  });
}
