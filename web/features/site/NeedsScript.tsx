import { Notice } from '#web/ui/feedback/Notice.tsx';
import styles from './NeedsScript.module.css';

/** On pages where somebody works, in browsers without script. */
export function NeedsScript() {
  return (
    <noscript>
      <div className={`wrap ${styles.place}`}>
        <Notice tone="warn" title="This page needs JavaScript">
          Without JavaScript you can read, search, like, comment and start briefs. Switch it on for the rest.
        </Notice>
      </div>
    </noscript>
  );
}
