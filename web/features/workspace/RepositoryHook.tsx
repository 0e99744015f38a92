import { useState } from 'react';
import type { Answer } from '#web/lib/api/api-client.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import styles from './Workspace.module.css';

/** For the developer: what to enter at GitHub, so that pushes and deployments show in the activity (WORK-9). */
export function RepositoryHook({ designId }: { designId: string }) {
  const [hook, setHook] = useState<Answer<'PUT /api/workspaces/:designId/repository-hook'> | null>(null);
  const { call, doing } = useCall({ toast: true });

  const connect = (renew: boolean) =>
    call(
      async () => {
        setHook(await api('PUT /api/workspaces/:designId/repository-hook', { params: { designId }, body: { renew } }));
        if (renew) showToast('good', 'The old address and secret no longer work.');
      },
      renew ? 'renew' : 'open',
    );

  return (
    <>
      <Button variant="quiet" size="s" icon="git-branch" busy={doing === 'open'} onClick={() => void connect(false)}>
        Show pushes and deployments here
      </Button>
      <Dialog
        open={hook !== null}
        onClose={() => setHook(null)}
        wide
        title="Connect the repository"
        actions={
          <>
            <Button variant="quiet" busy={doing === 'renew'} onClick={() => void connect(true)}>
              Renew the secret
            </Button>
            <Button onClick={() => setHook(null)}>Done</Button>
          </>
        }
      >
        {hook && (
          <div className={styles.hook}>
            <p>
              At GitHub, open the repository’s Settings, Webhooks, Add webhook. Choose the content type application/json
              and the events pushes, deployment statuses and pull requests.
            </p>
            {(
              [
                ['Payload URL', hook.url],
                ['Secret', hook.secret],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <p className="t-14 strong">{label}</p>
                <p className={styles.value}>
                  <code>{value}</code>
                  <CopyButton text={value} label={`Copy ${label}`} />
                </p>
              </div>
            ))}
            <p className="t-13 muted">
              The secret proves that a delivery comes from your repository. Give it to nobody else.
            </p>
          </div>
        )}
      </Dialog>
    </>
  );
}
