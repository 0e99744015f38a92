import { type FormEvent, useState } from 'react';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './WaysList.module.css';

/** Adds an address; the link in the e-mail confirms it. */
export function AddEmail() {
  const { call, busy, failure, forget } = useCall();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  function send(event: FormEvent) {
    event.preventDefault();
    void call(async () => {
      await api('POST /api/me/ways/email', { body: { email: email.trim() } });
      setSentTo(email.trim());
      setEmail('');
    });
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextInput
        label="Log in by a link to this address"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={sentenceOf(failure)}
        good={sentTo && `Open the link that went to ${sentTo} within 15 minutes, in this browser.`}
        onChange={(event) => {
          setEmail(event.target.value);
          setSentTo(null);
          forget();
        }}
      />
      <Button type="submit" variant="second" icon="mail" busy={busy}>
        {busy ? 'Sending the link' : 'Add this address'}
      </Button>
    </form>
  );
}
