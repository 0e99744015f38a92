import type { SessionAnswer } from '#contract/session.ts';

export interface Told {
  event: 'initial_session' | 'signed_in' | 'token_refreshed' | 'user_updated';
  session: SessionAnswer;
}

/** What one tab sends to the other tabs of this browser. */
export type SessionMessage = Told | { event: 'signed_out' } | { event: 'expired' };

export interface SessionChannel {
  tell(message: SessionMessage): void;
  listen(listener: (message: SessionMessage) => void): void;
}

/** A channel between the tabs of one browser. Nothing leaves the device. */
export function tabChannel(): SessionChannel {
  const channel = new BroadcastChannel('bf-session');
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
    },
  };
}
