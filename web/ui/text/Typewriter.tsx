import { useEffect, useState } from 'react';
import { classes } from '#web/ui/classes.ts';
import styles from './Typewriter.module.css';

interface Props {
  text: string;
  /** The text for screen readers: one sentence that stays the same while the letters appear. */
  accessibleText: string;
  className?: string;
}

const CHARACTER_MS = 34;

/** A line whose letters appear one by one. With reduced motion the whole line shows at once. */
export function Typewriter({ text, accessibleText, className }: Props) {
  const [shown, setShown] = useState({ text, letters: 0 });
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown({ text, letters: text.length });
      return;
    }
    setShown({ text, letters: 0 });
    const timer = setInterval(() => {
      setShown((was) => (was.letters >= text.length ? was : { text, letters: was.letters + 1 }));
    }, CHARACTER_MS);
    return () => clearInterval(timer);
  }, [text]);

  const whole = shown.letters >= shown.text.length;
  return (
    <p className={classes(styles.line, className)}>
      <span className="sr">{accessibleText}</span>
      <span aria-hidden data-typed>
        {shown.text.slice(0, shown.letters)}
        {!whole && <span className={styles.caret} />}
      </span>
    </p>
  );
}
