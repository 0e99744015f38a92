import { type FormEvent, useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { goOn } from '#web/lib/session/go-on.ts';
import { askPasskey } from '#web/lib/session/passkey.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './WaysToLogIn.module.css';

interface Props {
  byCode: boolean;
  byPasskey: boolean;
  /** Who runs the installation, in words. */
  operator: string;
}

/** Asks for the second step: a code, or a passkey. */
export function SecondStepForm({ byCode, byPasskey, operator }: Props) {
  const { call, doing, failure, forget } = useCall<'code' | 'passkey'>();
  const [code, setCode] = useState('');

  function sendCode(event: FormEvent) {
    event.preventDefault();
    void call(async () => goOn(await api('POST /api/sign-in/second-step', { body: { code } })), 'code');
  }
  const confirmByPasskey = () =>
    call(async () => {
      const { options } = await api('POST /api/sign-in/second-step/passkey-options');
      const passkey = await askPasskey(options);
      await goOn(await api('POST /api/sign-in/second-step', { body: { passkey } }));
    }, 'passkey');
  return (
    <>
      <h1 className="display d-44">Confirm it is you</h1>
      <p className="lede">Your account asks for a second step at each log-in.</p>
      {byPasskey && (
        <Button icon="lock" busy={doing === 'passkey'} onClick={() => void confirmByPasskey()}>
          {doing === 'passkey' ? 'Asking your device' : 'Confirm with a passkey'}
        </Button>
      )}
      {byCode && (
        <form className={styles.ways} onSubmit={sendCode} noValidate>
          <TextInput
            label="Code from your app, or a recovery code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            mono
            value={code}
            error={sentenceOf(failure)}
            onChange={(event) => {
              setCode(event.target.value);
              forget();
            }}
          />
          <div>
            <Button type="submit" variant={byPasskey ? 'second' : 'primary'} busy={doing === 'code'}>
              {doing === 'code' ? 'Checking' : 'Confirm'}
            </Button>
          </div>
        </form>
      )}
      {failure && !byCode && (
        <Notice tone="bad" alert>
          {sentenceOf(failure)}
        </Notice>
      )}
      <p className="muted t-14">No code and no passkey left? Ask {operator}.</p>
    </>
  );
}
