import { useState } from 'react';
import type { CollectedKind } from '#domain/collection/collection.ts';
import { requireLogin } from '#web/lib/session/require-login.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { KeepDialog } from './KeepDialog.tsx';

export interface Thing {
  kind: CollectedKind;
  thingId: string;
}

/** SHOW-11: keeps a design, a brief or a case study in one's collections. */
export function KeepButton({ kind, thingId, small }: Thing & { small?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size={small ? 's' : 'm'}
        icon="plus"
        className="no-print"
        aria-haspopup="dialog"
        onClick={() => requireLogin({ run: () => setOpen(true) })}
      >
        {' '}
        Add to collection{' '}
      </Button>
      {isOpen && <KeepDialog thing={{ kind, thingId }} onClose={() => setOpen(false)} />}
    </>
  );
}
