import { type FormEvent, useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { goOn } from '#web/lib/session/go-on.ts';
import { makePasskey } from '#web/lib/session/passkey.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './WaysToLogIn.module.css';

/** Opens an account that has a passkey and nothing else. */
export function PasskeyAccount({ returnTo, onBack }: { returnTo: string; onBack: () => void }) {
  const { call, busy, failure, forget } = useCall();
  const [displayName, setDisplayName] = useState('');

  function open(event: FormEvent) {
    event.preventDefault();
    void call(async () => {
      const { options } = await api('POST /api/sign-in/passkey-account/options', { body: { displayName } });
      const response = await makePasskey(options);
      await goOn(await api('POST /api/sign-in/passkey-account', { body: { response, returnTo } }));
    });
  }
  return (
    <form className={styles.ways} onSubmit={open} noValidate>
      <TextInput
        label="Your name"
        name="displayName"
        autoComplete="name"
        hint="Others see it beside your work. Your device keeps the passkey; add another way later, in case you lose it."
        value={displayName}
        error={sentenceOf(failure)}
        onChange={(event) => {
          setDisplayName(event.target.value);
          forget();
        }}
      />
      <div className="row">
        <Button type="submit" busy={busy} icon="lock">
          {busy ? 'Asking your device' : 'Open the account'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
