import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Tabs.module.css';

type Tab<Value extends string> = { value: Value; label: string; count?: number; content: ReactNode };
type Props<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** Panels of one page. Arrow keys move; the caller keeps the value, usually in the address. For signed-in pages: it brings its library. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: Props<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Radix.List asChild aria-label={label}>
        <Plain className={styles.list}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
              {tab.count !== undefined && <b>{tab.count}</b>}
            </Radix.Trigger>
          ))}
        </Plain>
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} asChild>
          <Plain>{tab.content}</Plain>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

/** A div that drops the inline styles the library would write into the server's HTML, where the content policy forbids them. */
function Plain({ style: _dropped, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />;
}
