import { sessionStore } from '#web/lib/session/browser-session.ts';
import { onBack } from '#web/lib/unsent/chance-to-send.ts';
import { createLive, type Live } from './live.ts';

let connection: Live | undefined;

/** This tab's event stream of the signed-in person. Only in the browser. */
export function liveConnection(): Live {
  connection ??= createLive({
    open: (url) => new EventSource(url),
    refresh: () => sessionStore().refresh(),
    onBack,
    page: document,
  });
  return connection;
}
