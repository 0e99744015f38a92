import { Button } from '#web/ui/control/Button.tsx';
import styles from './EditDesign.module.css';
import type { Edit } from './use-edit.ts';

/** Shows whether there are unsaved changes, and saves or discards them. With none it covers nothing of the page. */
export function EditBar({ edit, isBusy }: { edit: Edit; isBusy: boolean }) {
  const { isChanged, isSaving, isBehind } = edit;
  const isIdle = !isChanged && !isSaving && !isBusy;
  return (
    <div className={styles.bar} data-idle={isIdle || undefined}>
      {!isIdle && (
        <Button variant="second" disabled={!isChanged || isSaving} onClick={edit.discard}>
          Discard changes
        </Button>
      )}
      <span className={styles.state} role="status">
        {isBusy ? 'Pictures are being uploaded' : isChanged ? 'Not saved yet, kept on this device' : 'Nothing changed'}
      </span>
      {!isIdle && (
        <Button busy={isSaving} disabled={!isChanged || isBehind || isBusy} onClick={edit.save}>
          {isSaving ? 'Saving' : 'Save changes'}
        </Button>
      )}
    </div>
  );
}
