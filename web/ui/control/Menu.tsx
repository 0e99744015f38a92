import {
  type ButtonHTMLAttributes,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Menu.module.css';
import { MenuList } from './MenuList.tsx';

export type MenuItem =
  | {
      kind?: 'action';
      label: string;
      icon?: IconName;
      danger?: boolean;
      disabled?: boolean;
      onSelect: () => void;
    }
  /** `link` is an element that navigates: <Link to=…>Settings</Link>. */
  | { kind: 'link'; link: ReactElement<LinkItemProps>; id: string }
  | { kind: 'line'; id: string };

interface LinkItemProps {
  className?: string;
  role?: string;
  tabIndex?: number;
  onClick?: () => void;
}

interface Props {
  /** A Button or IconButton. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  /** Names the list of actions. */
  label: string;
  items: readonly MenuItem[];
  /** Shown above the items: the signed-in person. */
  header?: ReactNode;
}

/** A button that opens a list of actions below it. */
export function Menu({ trigger, label, items, header }: Props) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);

  function close(refocus: boolean) {
    setOpen(false);
    if (refocus) box.current?.querySelector('button')?.focus();
  }
  return (
    <span ref={box} className={styles.box}>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {isOpen && (
        <MenuList label={label} onClose={close}>
          {header && <div className={styles.header}>{header}</div>}
          {items.map((item) => (
            <Item key={'id' in item ? item.id : item.label} item={item} onDone={close} />
          ))}
        </MenuList>
      )}
    </span>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: (refocus: boolean) => void }) {
  if (item.kind === 'line') return <MenuLine />;
  if (item.kind === 'link')
    return cloneElement(item.link, {
      role: 'menuitem',
      tabIndex: -1,
      className: styles.item,
      onClick: () => onDone(false),
    });
  return (
    <MenuButton
      {...item}
      onSelect={() => {
        onDone(true);
        item.onSelect();
      }}
    />
  );
}

interface MenuButtonProps {
  label: string;
  icon?: IconName;
  /** The keyboard shortcut of the action. */
  keys?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** One action of a menu. */
export function MenuButton({ label, icon, keys, danger, disabled, onSelect }: MenuButtonProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      className={classes(styles.item, danger && styles.danger)}
      onClick={onSelect}
    >
      {icon && <Icon name={icon} />}
      {label}
      {keys && <kbd aria-hidden>{keys}</kbd>}
    </button>
  );
}

/** A line between groups of actions. */
export function MenuLine() {
  return <hr className={styles.line} />;
}
