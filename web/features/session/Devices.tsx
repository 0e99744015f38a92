import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SignIn } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { When } from '#web/ui/text/When.tsx';
import styles from './Devices.module.css';

type Props = { signIns: readonly SignIn[]; now: number; onSignOutEverywhere: () => void };

/** Where the person is signed in, and how to end it there. */
export function Devices({ signIns, now, onSignOutEverywhere }: Props) {
  const { ending, end } = useEnding();
  return (
    <>
      <ul className={styles.devices}>
        {signIns.map(({ id, device, isThis, lastSeenAt }) => (
          <li key={id}>
            <div className="grow">
              <b>{device || 'A browser'}</b>
              <p className="t-13 muted">
                {isThis ? (
                  'This device, now'
                ) : (
                  <>
                    Last seen <When iso={lastSeenAt} now={now} as="ago" />
                  </>
                )}
              </p>
            </div>
            {!isThis && (
              <Button variant="second" size="s" busy={ending === id} onClick={() => void end(id, device)}>
                {ending === id ? 'Signing out' : 'Sign out'}
                <span className="sr"> {device || 'this browser'}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button variant="quiet" icon="log-out" className={styles.all} onClick={onSignOutEverywhere}>
          Log out everywhere
        </Button>
      </div>
    </>
  );
}

function useEnding() {
  const [ending, setEnding] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  async function end(id: string, device: string) {
    setEnding(id);
    try {
      await api('DELETE /api/me/sign-ins/:id', { params: { id } });
      showToast('good', `${device || 'The browser'} is signed out.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 404) showToast('bad', error.message);
    } finally {
      await revalidate();
      setEnding(null);
    }
  }
  return { ending, end };
}
