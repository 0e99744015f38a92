import { onBack } from '#web/lib/session/use-back.ts';

/** Calls when what waits may go: the connection or the person is back, or the page is being left. @returns how to stop */
export function onChanceToSend(send: () => void): () => void {
  const sendWhenHidden = () => document.visibilityState === 'hidden' && send();
  const stopListening = onBack(send);
  addEventListener('online', send);
  document.addEventListener('visibilitychange', sendWhenHidden);
  return () => {
    stopListening();
    removeEventListener('online', send);
    document.removeEventListener('visibilitychange', sendWhenHidden);
  };
}
