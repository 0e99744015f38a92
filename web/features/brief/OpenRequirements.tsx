import type { ReactNode } from 'react';
import type { BriefContent } from '#domain/brief/content.ts';
import { requirementsOf } from '#domain/submission/coverage.ts';
import styles from './OpenRequirements.module.css';

interface Props {
  content: BriefContent;
  ticks: readonly string[];
  children: ReactNode;
}

/** The end of the page: the number of open requirements, and the link to hand in the design. */
export function OpenRequirements({ content, ticks, children }: Props) {
  const requirements = requirementsOf(content.deliverables);
  const left = requirements.filter(({ key }) => !ticks.includes(key)).length;
  return (
    <div className={`row between no-print ${styles.end}`}>
      <p className="muted">
        {left === 0
          ? 'Every requirement is ticked. You can submit.'
          : `${left} of ${requirements.length} requirements left. You can submit whenever you like.`}
      </p>
      {children}
    </div>
  );
}
