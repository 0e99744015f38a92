import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './Menu.module.css';

export type MenuItem =
  | {
      kind?: 'action';
      label: string;
      icon?: IconName;
      keys?: string;
      danger?: boolean;
      disabled?: boolean;
      onSelect: () => void;
    }
  /** `link` is an element that navigates: <Link to=…>Settings</Link>. */
  | { kind: 'link'; link: ReactElement; id: string }
  | { kind: 'heading'; label: string }
  | { kind: 'line'; id: string };

export type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'end';
  /** Opens as soon as it is there: for one that was fetched when its button was pressed. */
  defaultOpen?: boolean;
};

/** A list of actions under a button. Not modal: a modal one writes style elements into the page, which the content policy refuses. */
export function Menu({ trigger, items, header, align = 'end', defaultOpen }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={8} collisionPadding={8} loop>
          {header && <div className={styles.header}>{header}</div>}
          {items.map((item) => (
            <Item key={'id' in item ? item.id : item.label} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  if (item.kind === 'line') return <Radix.Separator className={styles.line} />;
  if (item.kind === 'heading') return <Radix.Label className={styles.heading}>{item.label}</Radix.Label>;
  if (item.kind === 'link') {
    return (
      <Radix.Item asChild className={styles.item}>
        {item.link}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item
      className={classes(styles.item, item.danger && styles.danger)}
      disabled={item.disabled}
      onSelect={item.onSelect}
    >
      {item.icon && <Icon name={item.icon} />}
      {item.label}
      {item.keys && <kbd>{item.keys}</kbd>}
    </Radix.Item>
  );
}
