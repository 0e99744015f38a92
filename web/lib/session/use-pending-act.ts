import { useEffect, useEffectEvent } from 'react';
import { type PendingAct, takePendingAct } from './pending-act.ts';
import { useViewer } from './use-session.ts';

/** Runs once what a guest wanted before signing in, or what a person pressed on the page before. */
export function usePendingAct(act: PendingAct['act'], run: (pending: PendingAct) => void): void {
  const viewerId = useViewer()?.id;
  const begin = useEffectEvent(run);
  useEffect(() => {
    const pending = viewerId ? takePendingAct(act) : null;
    if (pending) begin(pending);
  }, [act, viewerId]);
}
