import { useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { sessionStore } from '#web/lib/session/browser-session.ts';
import { goOn } from '#web/lib/session/go-on.ts';
import { askPasskey } from '#web/lib/session/passkey.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';

/** `stays`: the page stays as it is, because the person logs in again beside their work. */
export function PasskeyLogin({ returnTo, stays }: { returnTo: string; stays: boolean }) {
  const { call, busy, failure } = useCall();
  const [secondStep, setSecondStep] = useState<string | null>(null);
  const isHydrated = useHydrated();
  // Passkeys need script, so without it there is no button that does nothing.
  if (!isHydrated) return null;

  const logIn = () =>
    call(async () => {
      const { options } = await api('POST /api/sign-in/passkey/options');
      const response = await askPasskey(options);
      const next = await api('POST /api/sign-in/passkey', { body: { response, returnTo } });
      if (!stays) return goOn(next);
      if (next.event) await sessionStore().arrive(next.event);
      else setSecondStep(next.to);
    });
  if (secondStep)
    return (
      <ButtonLink href={secondStep} target="_blank" variant="second" size="l" block>
        Confirm it is you, in a new tab
      </ButtonLink>
    );
  return (
    <>
      <Button variant="second" size="l" block icon="lock" busy={busy} onClick={() => void logIn()}>
        {busy ? 'Asking your device' : 'Log in with a passkey'}
      </Button>
      {failure && (
        <Notice tone="bad" alert>
          {sentenceOf(failure)}
        </Notice>
      )}
    </>
  );
}
