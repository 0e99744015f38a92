import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallAnswer } from '#contract/call.ts';
import type { beginCodes } from '#contract/way.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { offerToSignOut } from './offer-to-sign-out.ts';
import styles from './WaysList.module.css';

/** Connects an app for one-time codes: picture, first code, recovery codes. */
export function ConnectApp({ onClose }: { onClose: () => void }) {
  const [begun, setBegun] = useState<CallAnswer<typeof beginCodes> | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { call: begin, failure: notBegun } = useCall();
  const { revalidate } = useRevalidator();

  const open = useEffectEvent(() => begin(async () => setBegun(await api('POST /api/me/second-step/app'))));
  useEffect(() => void open(), []);

  function close() {
    onClose();
    if (!codes) return;
    void revalidate();
    void offerToSignOut(revalidate);
  }
  return (
    <Dialog open onClose={close} title={codes ? 'Save your recovery codes' : 'Connect an app'}>
      {notBegun && (
        <Notice tone="bad" alert>
          {sentenceOf(notBegun)}
        </Notice>
      )}
      {codes ? <RecoveryCodes codes={codes} onDone={close} /> : begun && <FirstCode begun={begun} onDone={setCodes} />}
    </Dialog>
  );
}

function FirstCode({ begun, onDone }: { begun: CallAnswer<typeof beginCodes>; onDone: (codes: string[]) => void }) {
  const { call, busy, failure, forget } = useCall();
  const [code, setCode] = useState('');
  const { secret, address, picture } = begun;

  function confirm(event: FormEvent) {
    event.preventDefault();
    void call(async () => onDone((await api('PUT /api/me/second-step/app', { body: { code } })).recoveryCodes));
  }
  return (
    <form className={styles.stack} onSubmit={confirm} noValidate>
      <p>
        Scan the QR code with the app, or <a href={address}>open the app on this device</a>.
      </p>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label="QR code for the app"
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
      <p className="t-14">
        Or type this key: <code>{secret.match(/.{1,4}/g)!.join(' ')}</code> <CopyButton text={secret} />
      </p>
      <TextInput
        label="The code that the app shows"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        mono
        value={code}
        error={sentenceOf(failure)}
        onChange={(event) => {
          setCode(event.target.value);
          forget();
        }}
      />
      <div>
        <Button type="submit" busy={busy}>
          {busy ? 'Checking' : 'Switch on'}
        </Button>
      </div>
    </form>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <p>Each code works once, when you do not have the app. They are shown only now.</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={onDone}>I have saved them</Button>
      </div>
    </>
  );
}
