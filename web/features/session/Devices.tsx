import type { SignIn } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './Devices.module.css';

type Props = { signIns: readonly SignIn[]; now: number; onSignOutEverywhere: () => void };

/** The devices where the person is signed in, and how to sign out there. */
export function Devices({ signIns, now, onSignOutEverywhere }: Props) {
  const { call, doing } = useCall({ reload: 'answered', toast: true });

  const end = (id: string, device: string) =>
    call(async () => {
      await api('DELETE /api/me/sign-ins/:id', { params: { id } }).catch(unlessGone);
      showToast('good', `${device || 'The browser'} is logged out.`);
    }, id);
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
                    Last seen <DateTime iso={lastSeenAt} now={now} as="ago" />
                  </>
                )}
              </p>
            </div>
            {!isThis && (
              <Button variant="second" size="s" busy={doing === id} onClick={() => void end(id, device)}>
                {doing === id ? 'Logging out' : 'Log out'}
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

/** The device is already signed out, which is what the person wanted. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
