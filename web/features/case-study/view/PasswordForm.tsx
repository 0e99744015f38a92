import { useState } from 'react';
import { PASSWORD_MAX } from '#domain/case-study/limits.ts';
import { api } from '#web/lib/api/browser-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './PasswordForm.module.css';

/** Asks a reader for the password of a page. */
export function PasswordForm({ link }: { link: string }) {
  const { call, busy, failure } = useCall({ reload: 'done' });
  const [password, setPassword] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void call(() =>
          api('POST /api/published-case-studies/:id/password', { params: { id: link }, body: { password } }),
        );
      }}
    >
      <TextInput
        label="Password"
        type="password"
        autoComplete="off"
        required
        maxLength={PASSWORD_MAX}
        value={password}
        error={failure?.message}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="l" busy={busy}>
        Read the case study
      </Button>
    </form>
  );
}
