import { onSignIn } from '#web/lib/session/use-on-sign-in.ts';

/**
 * Calls `send` when the connection or the person is back.
 * @returns a function that unsubscribes
 */
export function onBack(send: () => void): () => void {
  const stopListening = onSignIn(send);
  addEventListener('online', send);
  return () => {
    stopListening();
    removeEventListener('online', send);
  };
}

/**
 * Calls `send` when waiting changes may be sent: the connection or the person is back, or the page is left.
 * @returns a function that unsubscribes
 */
export function onChanceToSend(send: () => void): () => void {
  const sendWhenHidden = () => document.visibilityState === 'hidden' && send();
  const stopListening = onBack(send);
  document.addEventListener('visibilitychange', sendWhenHidden);
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', sendWhenHidden);
  };
}
