import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { Unchanging } from '#web/ui/Unchanging.tsx';
import styles from './Dialog.module.css';

type Props = {
  /** By this id it is found and opened, with `showModal()`. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** Above the title, from edge to edge. */
  banner?: ReactNode;
  /** For whoever opens it: data- attributes of the closing cross. */
  cross: Record<`data-${string}`, string>;
  /** All that its inside depends on, as for Unchanging. */
  by: string;
  className?: string;
};

/**
 * A dialog that stands in the page from the start, closed, and is opened by its id: for what must work before React runs.
 * Everything else is a Dialog.
 */
export function StandingDialog({ id, title, children, banner, cross, by, className }: Props) {
  return (
    // Opened before React took over, it has an `open` attribute that the server did not write.
    <dialog
      id={id}
      className={classes(styles.dialog, className)}
      aria-labelledby={`${id}-title`}
      suppressHydrationWarning
    >
      <Unchanging as="div" className={styles.inside} by={id + by}>
        {banner && <div className={styles.banner}>{banner}</div>}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {children}
        <IconButton icon="x" label="Close" size="s" className={styles.cross} {...cross} />
      </Unchanging>
    </dialog>
  );
}
