import { useEffect, useEffectEvent } from 'react';
import { useOnDemand } from '#web/lib/use-on-demand.ts';

/** The client of a brief one works on (BRIEF-14). Its script comes after the page’s own. */
export function ClientDesk({ briefId }: { briefId: string }) {
  const { part, fetch } = useOnDemand(() => import('./Conversation.tsx'), 'Your client');
  const begin = useEffectEvent(() => void fetch());
  useEffect(() => begin(), []);
  return part && <part.Conversation briefId={briefId} />;
}
