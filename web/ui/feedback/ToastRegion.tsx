import { useSyncExternalStore } from 'react';
import { Icon } from '#web/ui/brand/Icon.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './Toast.module.css';
import { currentToasts, dismissToast, noToasts, subscribeToToasts, type Toast } from './toasts.ts';

/** Shows the toasts: bottom centre on phones, bottom left on desktops. Render it once a page; call showToast. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, noToasts);
  return (
    <div className={styles.region} data-toasts>
      <div role="status">{toasts.filter((toast) => toast.tone === 'good').map(asCard)}</div>
      <div role="alert">{toasts.filter((toast) => toast.tone === 'bad').map(asCard)}</div>
    </div>
  );
}

function asCard(toast: Toast) {
  return <ToastCard key={toast.id} toast={toast} onClose={() => dismissToast(toast.id)} />;
}

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { tone, text, action } = toast;
  function act() {
    action?.run();
    onClose();
  }
  return (
    <div className={classes(styles.toast, tone === 'bad' && styles.bad)}>
      <Icon name={tone === 'bad' ? 'circle-alert' : 'circle-check'} className={styles.icon} />
      <p>{text}</p>
      {action && (
        <button type="button" onClick={act}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
