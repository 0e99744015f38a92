import { lazy, Suspense, useState } from 'react';
import { themes } from '#domain/case-study/themes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { usePageField } from '../document/use-store.ts';
import type { Frames } from '../pictures/FramePicker.tsx';
import styles from './ThemeChoice.module.css';

const ThemeDialog = lazy(async () => ({ default: (await import('./ThemeDialog.tsx')).ThemeDialog }));

/** The theme of the page, and the button to choose another. */
export function ThemeChoice({ frames }: { frames: Frames }) {
  const [isOpen, setOpen] = useState(false);
  const theme = themes[usePageField('theme')];
  return (
    <div className={styles.theme}>
      <p>
        <b>{theme.name}</b>
        <span className="t-12 faint">{theme.about}</span>
      </p>
      <Button size="s" variant="second" onClick={() => setOpen(true)}>
        Choose a theme
      </Button>
      <Suspense>{isOpen && <ThemeDialog frames={frames} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
