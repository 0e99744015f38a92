import type { SignIn } from '#contract/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import styles from './Devices.module.css';

interface Props {
  signIns: readonly SignIn[];
  now: number;
  onSignOutEverywhere: () => void;
}

/** Each login by e-mail or in a private window is one more, so the list can be long. */
const NEWEST = 10;

/** The devices where the person is signed in, and how to sign out there. */
export function Devices({ signIns, now, onSignOutEverywhere }: Props) {
  const { call, doing } = useCall({ reload: 'answered', toast: true });

  const end = (id: string, device: string) =>
    call(async () => {
      await api('DELETE /api/me/sign-ins/:id', { params: { id } }).catch(unlessGone);
      showToast('good', `${device || 'The browser'} is logged out.`);
    }, id);
  const endOthers = () =>
    call(async () => {
      await api('DELETE /api/me/sign-ins');
      showToast('good', 'You are now logged in only here.');
    }, 'others');

  const list = (some: readonly SignIn[]) => (
    <ul className={styles.devices}>
      {some.map((signIn) => (
        <Device key={signIn.id} signIn={signIn} now={now} isEnding={doing === signIn.id} onEnd={end} />
      ))}
    </ul>
  );
  return (
    <>
      {signIns.length > 1 && (
        <div>
          <Button
            variant="second"
            size="s"
            className={styles.others}
            busy={doing === 'others'}
            onClick={() => void endOthers()}
          >
            {doing === 'others' ? 'Logging out' : 'Log out all others'}
          </Button>
        </div>
      )}
      {list(signIns.slice(0, NEWEST))}
      {signIns.length > NEWEST && (
        <details className={styles.rest}>
          <summary>Show all {signIns.length}</summary>
          {list(signIns.slice(NEWEST))}
        </details>
      )}
      <div>
        <Button variant="quiet" icon="log-out" className={styles.all} onClick={onSignOutEverywhere}>
          Log out everywhere
        </Button>
      </div>
    </>
  );
}

interface DeviceProps {
  signIn: SignIn;
  now: number;
  isEnding: boolean;
  onEnd: (id: string, device: string) => unknown;
}

function Device({ signIn: { id, device, isThis, lastSeenAt }, now, isEnding, onEnd }: DeviceProps) {
  return (
    <li>
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
        <Button variant="second" size="s" busy={isEnding} onClick={() => onEnd(id, device)}>
          {isEnding ? 'Logging out' : 'Log out'}
          <span className="sr"> {device || 'this browser'}</span>
        </Button>
      )}
    </li>
  );
}

/** The device is already signed out, which is what the person wanted. */
function unlessGone(error: unknown) {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
