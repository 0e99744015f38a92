import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './ToolHeader.module.css';

interface Props {
  /** The previous page, and its name for screen readers. */
  back: { to: string; label: string };
  title: ReactNode;
  /** Shown below the title. */
  about: ReactNode;
  /** On a phone, the children may wrap below the title. */
  wraps?: boolean;
  /** Shown at the right. */
  children?: ReactNode;
}

/** The header of pages without the site's header: a link back, the title and the page's tools. */
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
