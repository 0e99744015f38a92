import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { built, type Feature } from './built.ts';
import styles from './Ticks.module.css';

/** What a plan holds: a tick for what is there, an hourglass and 'Coming Soon' for what is not. */
export function Ticks({ items }: { items: readonly { words: string; needs?: Feature }[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map(({ words, needs }) => {
        const soon = needs !== undefined && !built[needs];
        return (
          <li key={words} className={classes(soon && styles.soon)}>
            <Icon name={soon ? 'hourglass' : 'check'} />
            {words}
            {soon && <span>Coming Soon</span>}
          </li>
        );
      })}
    </ul>
  );
}
