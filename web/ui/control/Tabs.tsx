import * as Radix from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import styles from './Tabs.module.css';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  count?: number;
  content: ReactNode;
}
interface Props<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Panels of one page. The caller stores the value, usually in the address. Public pages use TabLinks, without a library. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, className }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever tab is open is brought into the strip's sight.
  useEffect(() => {
    const strip = list.current!;
    const [tab, frame] = [strip.querySelector('[data-state="active"]'), strip].map((one) =>
      one?.getBoundingClientRect(),
    );
    if (!tab || !frame) return;
    strip.scrollLeft += Math.max(0, tab.right - frame.right) - Math.max(0, frame.left - tab.left);
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)} className={className}>
      <Radix.List asChild aria-label={label}>
        <Plain ref={list} className={styles.list}>
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

/**
 * A div without the inline styles that the library would write into the server's HTML, where the content policy forbids
 * them.
 */
function Plain({ style: _dropped, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />;
}
