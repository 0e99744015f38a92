import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Ways } from '#contract/way.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Switch } from '#web/ui/field/Check.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx';
import { ConnectApp } from './ConnectApp.tsx';
import { offerToSignOut } from './offer-to-sign-out.ts';

/** The second step at each log-in, for those who want one. */
export function SecondStep({ secondStep, hasPasskey }: { secondStep: Ways['secondStep']; hasPasskey: boolean }) {
  const { byCode, byPasskey, codesLeft } = secondStep;
  const { call, busy } = useCall({ reload: 'answered', toast: true });
  const [isConnecting, setConnecting] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { revalidate } = useRevalidator();
  const [code, setCode] = useState('');

  const choosePasskey = (isOn: boolean) => call(() => api('PUT /api/me/second-step/passkey', { body: { isOn } }));
  return (
    <>
      <p className="muted">
        Each log-in then asks for a second proof. A passkey that asks for your finger, face or PIN is enough by itself.
      </p>
      <div className="row between">
        <p>
          <b>Codes from an app</b>
          <br />
          <span className="t-13 muted">
            {byCode ? `On. ${codesLeft} recovery codes are left.` : 'Off. Any app for one-time codes will do.'}
          </span>
        </p>
        <Button variant="second" onClick={() => (byCode ? setEnding(true) : setConnecting(true))}>
          {byCode ? 'Switch off' : 'Connect an app'}
        </Button>
      </div>
      {hasPasskey && (
        <Switch checked={byPasskey} disabled={busy} onChange={({ target }) => void choosePasskey(target.checked)}>
          Confirm each log-in with a passkey
        </Switch>
      )}
      {isConnecting && <ConnectApp onClose={() => setConnecting(false)} />}
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        title="Switch the codes off?"
        yes="Switch codes off"
        doing="Switching off"
        reload="answered"
        danger
        disabled={code.trim() === ''}
        act={() => api('POST /api/me/second-step/app/end', { body: { code } })}
        onDone={() => {
          setEnding(false);
          setCode('');
          void offerToSignOut(revalidate);
        }}
      >
        {(failure, onTyped) => (
          <TextInput
            label="Code from your app, or a recovery code"
            name="code"
            autoComplete="one-time-code"
            mono
            value={code}
            error={failure}
            onChange={(event) => {
              setCode(event.target.value);
              onTyped();
            }}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
