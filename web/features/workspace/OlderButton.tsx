import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';

/** Fetches what lies further back. */
export function OlderButton({ read, children }: { read: () => Promise<void>; children: ReactNode }) {
  const [busy, setBusy] = useState(false);

  async function fetchOlder() {
    setBusy(true);
    try {
      await read();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast('bad', error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="quiet" size="s" busy={busy} onClick={() => void fetchOlder()}>
      {children}
    </Button>
  );
}
