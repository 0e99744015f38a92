import { type FormEvent, useState } from 'react';
import { links } from '#domain/navigation/links.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Notice } from '#web/ui/feedback/Notice.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './WaysToLogIn.module.css';

/** Asks for a link by e-mail. The answer is the same whether or not the address has an account. */
export function EmailLinkForm({ returnTo, isDevelopment }: { returnTo: string; isDevelopment: boolean }) {
  const { call, busy, failure, forget } = useCall();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    void call(async () => {
      await api('POST /api/sign-in/email', { body: { email: email.trim(), returnTo } });
      setSentTo(email.trim());
    });
  }
  if (sentTo)
    return (
      <>
        <Notice tone="good" alert title={`A link is on its way to ${sentTo}`}>
          It works once, for 15 minutes. Open it on this device.{' '}
          {isDevelopment && <a href={links.developmentMailbox()}>Open the development mailbox</a>}
        </Notice>
        <button
          type="button"
          className={styles.text}
          onClick={() => {
            setCorrecting(true);
            setSentTo(null);
          }}
        >
          Use another address
        </button>
      </>
    );
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <TextInput
        label="Log in by e-mail"
        type="email"
        name="email"
        autoComplete="email"
        placeholder="ines@example.com"
        value={email}
        autoFocus={isCorrecting}
        error={sentenceOf(failure)}
        onChange={(event) => {
          setEmail(event.target.value);
          forget();
        }}
      />
      <Button type="submit" variant="second" block busy={busy} icon="mail">
        {busy ? 'Sending the link' : 'Send me a link'}
      </Button>
    </form>
  );
}
