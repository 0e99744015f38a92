import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './Ticks.module.css';

/** The features of a plan. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((words) => (
        <li key={words}>
          <Icon name="check" />
          {words}
        </li>
      ))}
    </ul>
  );
}
