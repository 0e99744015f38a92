import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import styles from './AskClient.module.css';
import { CLIENT } from './ClientSection.tsx';
import { type Desk, OPENER } from './use-desk.ts';

const IN_HEAD = 'ask-client';

/** Opens the conversation, from the head of the page. */
export function AskClient({ desk }: { desk: Desk }) {
  return (
    <Button
      {...OPENER}
      id={IN_HEAD}
      variant="second"
      icon="message-square"
      aria-expanded={desk.isBeside}
      onClick={desk.open}
    >
      Ask the client
    </Button>
  );
}

/** The same, in reach wherever one reads: in the corner, and on phones a bar with the next step beside it. */
export function AskBar({ desk, children }: { desk: Desk; children: ReactNode }) {
  const isNear = useInView(IN_HEAD, CLIENT.id);
  const isOn = !isNear && !desk.isBeside;
  return (
    <div className={classes('no-print', styles.bar, isOn && styles.on)}>
      <Button {...OPENER} variant="second" icon="message-square" aria-expanded={desk.isBeside} onClick={desk.open}>
        Ask the client
      </Button>
      <span className="only-s">{children}</span>
    </div>
  );
}

/** Whether any of the elements is on the screen. Until it is known, they are. */
function useInView(...ids: string[]): boolean {
  const [seen, setSeen] = useState<readonly string[]>(ids);
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        setSeen((was) => [...was.filter((id) => id !== target.id), ...(isIntersecting ? [target.id] : [])]);
    });
    for (const id of key.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return seen.length > 0;
}
