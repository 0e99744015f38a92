import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './ToolHeader.module.css';

type Props = {
  /** Where one came from, and its name for those who do not see the arrow. */
  back: { to: string; label: string };
  title: ReactNode;
  /** The line below the title. */
  about: ReactNode;
  /** On a phone what stands beside the title may go below it. */
  wraps?: boolean;
  /** What stands at the right. */
  children?: ReactNode;
};

/** The header of a page without the site's header: the way back, the title, and the page's tools. */
export function ToolHeader({ back, title, about, wraps, children }: Props) {
  return (
    <header className={styles.head} data-wraps={wraps || undefined}>
      <Link to={back.to} className={styles.back} aria-label={back.label}>
        <Icon name="arrow-left" size="l" />
      </Link>
      <div className="grow">
        <h1 className="display d-21 clip">{title}</h1>
        <p className="t-13 muted clip">{about}</p>
      </div>
      {children}
    </header>
  );
}
