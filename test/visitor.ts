import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { TEST_URL } from './app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Visitor {
  /** What the browser would send now, by name. */
  cookies: Map<string, string>;
  /** Plants a cookie, as somebody would who has copied it. */
  accept(name: string, value: string): void;
  get(url: string): Promise<LightMyRequestResponse>;
  /** A form of our own pages, sent as a browser sends it. */
  submit(url: string, fields: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Calls the API from one of our pages. */
  call(method: Method, url: string, body?: unknown): Promise<LightMyRequestResponse>;
  /** Goes on from a redirect until a page answers, another site begins, or an address matches `until`. */
  follow(from: LightMyRequestResponse, until?: RegExp): Promise<{ url: string; answer: LightMyRequestResponse }>;
}

interface StoredCookies {
  value: string;
  path: string;
}

/**
 * A browser without pictures: keeps cookies by path and follows redirects. With several apps, each request goes to the next
 * one, as behind a balancer that remembers nobody.
 */
export function visitor(apps: FastifyInstance | FastifyInstance[]): Visitor {
  const pool = [apps].flat();
  const jar = new Map<string, StoredCookies>();
  let turn = 0;

  function cookiesFor(path: string): Record<string, string> {
    return Object.fromEntries(
      [...jar].filter(([, kept]) => path.startsWith(kept.path)).map(([name, { value }]) => [name, value]),
    );
  }

  function keep(answer: LightMyRequestResponse) {
    for (const { name, value, path = '/', expires, maxAge } of answer.cookies) {
      const isOver = maxAge === 0 || (expires && expires.getTime() <= Date.now());
      if (isOver) jar.delete(name);
      else jar.set(name, { value, path });
    }
  }

  async function send(method: Method, url: string, rest: { headers?: Record<string, string>; payload?: string }) {
    const { pathname, search, host } = new URL(url, TEST_URL);
    const app = pool[turn++ % pool.length]!;
    const headers = { host, ...rest.headers };
    const answer = await app.inject({
      method,
      url: pathname + search,
      cookies: cookiesFor(pathname),
      ...rest,
      headers,
    });
    keep(answer);
    return answer;
  }

  const self: Visitor = {
    get cookies() {
      return new Map([...jar].map(([name, { value }]) => [name, value]));
    },
    accept: (name, value) => void jar.set(name, { value, path: '/' }),
    get: (url) => send('GET', url, {}),
    submit: (url, fields) =>
      send('POST', url, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
        payload: new URLSearchParams(fields).toString(),
      }),
    call: (method, url, body) =>
      send(method, url, {
        headers: { origin: TEST_URL, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    async follow(from, until = /^$/) {
      let answer = from;
      let url = '';
      for (let steps = 0; answer.headers.location && steps < 12; steps++) {
        const next = new URL(answer.headers.location, TEST_URL);
        url = next.origin === TEST_URL ? next.pathname + next.search : next.href;
        if (next.origin !== TEST_URL || until.test(url)) break;
        answer = await self.get(url);
      }
      return { url, answer };
    },
  };
  return self;
}
