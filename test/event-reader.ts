/** One server-sent event. */
export interface ServerEvent {
  event: string;
  id: string;
  data: string;
}

export interface EventReader {
  status: number;
  headers: Headers;
  /** The next event; `null` once the server has ended the stream. */
  next(): Promise<ServerEvent | null>;
  /** The first event that is wanted; fails when the stream ends without it. */
  until<T>(wanted: (data: T) => boolean): Promise<T>;
  /** Goes away, as a closed laptop does. */
  leave(): void;
}

/** Asks for a stream and reads it event by event, as a browser would. */
export async function readEvents(url: string, init: RequestInit = {}): Promise<EventReader> {
  const gone = new AbortController();
  const response = await fetch(url, {
    ...init,
    headers: { ...(init.headers as Record<string, string>), accept: 'text/event-stream' },
    signal: gone.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function next(): Promise<ServerEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const lines = text.slice(0, end).split('\n');
        text = text.slice(end + 2);
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        if (field('data')) return { event: field('event'), id: field('id'), data: field('data') };
        continue; // a comment
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    next,
    async until<T>(wanted: (data: T) => boolean) {
      for (let event = await next(); event; event = await next()) {
        const data = JSON.parse(event.data) as T;
        if (wanted(data)) return data;
      }
      throw new Error('The stream ended before what was waited for.');
    },
    leave: () => gone.abort(),
  };
}
