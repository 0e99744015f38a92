import { useEffect, useEffectEvent, useRef } from 'react';
import type { PersonEvent } from '#contract/notification.ts';
import { useViewer } from '#web/lib/session/use-session.ts';
import type { Hello, LiveListener, Presence } from './live.ts';
import { liveConnection } from './live-connection.ts';

/**
 * Subscribes to the signed-in person's events while the component is mounted. `after` is the last event that its data
 * contains.
 */
export function useLive(listener: LiveListener, after?: number): void {
  const onEvent = useEffectEvent((event: PersonEvent) => listener.onEvent?.(event));
  const onHello = useEffectEvent((hello: Hello) => listener.onHello?.(hello));
  const onPresence = useEffectEvent((presence: Presence) => listener.onPresence?.(presence));
  const id = useViewer()?.id;
  const first = useRef(after);
  useEffect(() => {
    if (!id) return;
    return liveConnection().subscribe({ onEvent, onHello, onPresence }, first.current);
  }, [id]);
}
