import type { ReactNode } from 'react';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/control/Button.tsx';

/** Loads older entries. */
export function OlderButton({ read, children }: { read: () => Promise<void>; children: ReactNode }) {
  const { call, busy } = useCall({ toast: true });
  return (
    <Button variant="quiet" size="s" busy={busy} onClick={() => void call(read)}>
      {children}
    </Button>
  );
}
