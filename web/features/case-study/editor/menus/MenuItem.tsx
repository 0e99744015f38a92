import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './MenuItem.module.css';

type Props = {
  icon: IconName;
  label: string;
  keys?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
};

export function MenuItem({ icon, label, keys, danger, disabled, onSelect }: Props) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      className={classes(styles.item, danger && styles.danger)}
      onClick={onSelect}
    >
      <Icon name={icon} />
      {label}
      {keys && <kbd aria-hidden>{keys}</kbd>}
    </button>
  );
}
