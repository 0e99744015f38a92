import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import styles from './Dialog.module.css';

interface Props {
  open: boolean;
  /** Called by Escape, the backdrop and the close button. The caller then sets `open`. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, with the confirming one last. Without a Cancel button, set `cross`. */
  actions?: ReactNode;
  cross?: boolean;
  /** 560 px for a form, 460 px for a question. */
  wide?: boolean;
  /** At the lower edge of small screens, for example for filters. */
  bottomSheet?: boolean;
  /** Shown above the title, across the full width. */
  banner?: ReactNode;
  className?: string;
}

/** The browser's own modal dialog: it traps the focus, closes with Escape and gives the focus back to what opened it. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  cross,
  wide,
  bottomSheet,
  banner,
  className,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      // The browser does this itself, except when the dialog leaves the page while open.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; its key is Escape, which arrives as `cancel`.
    <dialog
      ref={dialog}
      className={classes(styles.dialog, wide && styles.wide, bottomSheet && styles.sheet, className)}
      aria-labelledby={open ? titleId : undefined}
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.inside}>
          {banner && <div className={styles.banner}>{banner}</div>}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
          {cross && <IconButton icon="x" label="Close" size="s" className={styles.cross} onClick={onClose} />}
        </div>
      )}
    </dialog>
  );
}
