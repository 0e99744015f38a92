import type { Source } from '#domain/case-study/document.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './SourceLink.module.css';

/** The source of a paragraph; only its author sees it. */
export function SourceLink({ source }: { source: Source | null }) {
  if (!source) return null;
  return (
    <a className={styles.source} href={source.href} target="_blank" rel="noopener">
      <Icon name="link" size="s" />
      From: {source.label}
    </a>
  );
}
