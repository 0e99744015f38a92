import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Way, Ways } from '#contract/way.ts';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { makePasskey } from '#web/lib/session/passkey.ts';
import { Icon } from '#web/ui/brand/Icon.tsx';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { DateTime } from '#web/ui/text/DateTime.tsx';
import { AddEmail } from './AddEmail.tsx';
import { offerToSignOut } from './offer-to-sign-out.ts';
import styles from './WaysList.module.css';

const ICONS: Record<Way['kind'], IconName> = { provider: 'user', email: 'mail', passkey: 'lock' };

interface Props {
  ways: Ways;
  now: number;
  /** The name of a new passkey, from the browser's name. */
  device: string;
}

/** How the person logs in: what they have, and what they can add. */
export function WaysList({ ways, now, device }: Props) {
  const { call, doing } = useCall<string>({ reload: 'answered', toast: true });
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<Way | null>(null);
  const { items, addable, canAddEmail, canAddPasskey, canChange } = ways;

  const addProvider = (id: string) =>
    call(async () => location.assign((await api('POST /api/me/ways/provider', { body: { with: id } })).url), id);
  const addPasskey = () =>
    call(async () => {
      const { options } = await api('POST /api/me/ways/passkey/options');
      const response = await makePasskey(options);
      await api('POST /api/me/ways/passkey', { body: { response, name: device } });
      showToast('good', 'You can now log in with this device.');
    }, 'passkey');

  return (
    <>
      <ul className={styles.ways}>
        {items.map((way) => (
          <li key={way.id}>
            <Icon name={ICONS[way.kind]} />
            <div className="grow">
              <b>{way.name}</b>
              <p className="t-13 muted">
                {way.address && `${way.address} · `}
                {!way.works && 'No longer used here · '}
                {way.lastUsedAt ? (
                  <>
                    Last used <DateTime iso={way.lastUsedAt} now={now} as="ago" />
                  </>
                ) : (
                  <>
                    Added <DateTime iso={way.addedAt} now={now} as="ago" />
                  </>
                )}
              </p>
            </div>
            {canChange && items.length > 1 && (
              <Button variant="second" size="s" onClick={() => setLeaving(way)}>
                {' '}
                Remove{' '}
                <span className="sr">
                  {' '}
                  {way.name} {way.address}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {canChange ? (
        <>
          <div className="row">
            {addable.map(({ id, name }) => (
              <Button key={id} variant="second" icon="plus" busy={doing === id} onClick={() => void addProvider(id)}>
                {doing === id ? 'Opening' : `Add ${name}`}
              </Button>
            ))}
            {canAddPasskey && (
              <Button variant="second" icon="plus" busy={doing === 'passkey'} onClick={() => void addPasskey()}>
                {doing === 'passkey' ? 'Asking your device' : 'Add a passkey'}
              </Button>
            )}
          </div>
          {canAddEmail && <AddEmail />}
        </>
      ) : (
        <Notice
          action={
            <ButtonLink to={links.logInAgain(links.waysToLogIn())} variant="second">
              Log in again
            </ButtonLink>
          }
        >
          To change how you log in, log in again first.
        </Notice>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={`Remove ${leaving?.name ?? ''}?`}
        yes="Remove"
        doing="Removing"
        reload="answered"
        danger
        act={() => api('DELETE /api/me/ways/:id', { params: { id: leaving!.id } })}
        onDone={() => {
          setLeaving(null);
          void offerToSignOut(revalidate);
        }}
      >
        You can no longer log in with it. Your other ways stay, and your devices stay logged in.
      </ConfirmDialog>
    </>
  );
}
