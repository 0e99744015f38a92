import { CHANGE_REQUEST } from '#domain/navigation/links.ts';
import { Badge } from '#web/parts/StatusBadge.tsx';
import styles from './ToChange.module.css';

const TO_CHANGE = `#${CHANGE_REQUEST}`;

/** Says in the head of the page that a change request waits, and leads to it. */
export function ChangeBadge() {
  return (
    <a href={TO_CHANGE} className={styles.badge}>
      <Badge icon="message-square">Change request</Badge>
    </a>
  );
}

/** Leads from the plot twist to the form for the answer. */
export function ToAnswer() {
  return (
    <a href={TO_CHANGE} className={`no-print ${styles.answer}`}>
      Answer your client
    </a>
  );
}
