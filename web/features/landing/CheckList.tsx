import { Icon } from '#web/ui/brand/Icon.tsx';
import styles from './CheckList.module.css';

/** The features of a plan. */
export function CheckList({ items }: { items: readonly string[] }) {
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
