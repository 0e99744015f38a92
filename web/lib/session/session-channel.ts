import type { SessionAnswer } from '#contract/session.ts';

export interface SessionUpdate {
  event:
    | 'initial_session'
    | 'signed_in'
    | 'token_refreshed'
    | 'user_updated'
    | 'password_recovery'
    | 'mfa_challenge_verified';
  session: SessionAnswer;
}

/** What one tab sends to the other tabs of this browser. */
export type SessionMessage = SessionUpdate | { event: 'signed_out' } | { event: 'expired' };

export interface SessionChannel {
  post(message: SessionMessage): void;
  subscribe(listener: (message: SessionMessage) => void): void;
}

/** A channel between the tabs of one browser. Nothing leaves the device. */
export function tabChannel(): SessionChannel {
  const channel = new BroadcastChannel('bf-session');
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener(data);
    },
  };
}
