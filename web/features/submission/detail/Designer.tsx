import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SubmissionView } from '#contract/submission.ts';
import { links } from '#domain/navigation/links.ts';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import styles from './Designer.module.css';

/** Who made the design, with a line below. */
export function Designer({ design: { designer }, children }: { design: SubmissionView; children?: ReactNode }) {
  return (
    <div className={styles.person}>
      <Avatar name={designer.displayName} paper={designer.avatar.paper} src={designer.avatar.url} size="l" />
      <div>
        <b className="t-16">
          <Link to={links.person(designer.handle)} dir="auto">
            {designer.displayName}
          </Link>
        </b>
        {designer.bio && (
          <p className={styles.bio} dir="auto">
            {designer.bio}
          </p>
        )}
        {children && <p className="t-14 muted">{children}</p>}
      </div>
    </div>
  );
}
