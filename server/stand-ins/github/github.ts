import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A person of the stand-in. `verified: false` is an address that GitHub has not confirmed. */
export interface GithubPerson {
  id: number;
  login: string;
  name?: string | null;
  email: string;
  verified?: boolean;
}

interface Grant {
  challenge: string;
  redirectUri: string;
  person: GithubPerson;
}

/**
 * GitHub's part in signing in: the page that asks, the token and two calls of the API, as an installation of GitHub
 * Enterprise has them. Whoever comes is `person`.
 */
export async function startGithub({ clientId = 'client', clientSecret = 'secret' } = {}) {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, GithubPerson>();
  let person: GithubPerson | null = null;

  async function answer(request: IncomingMessage): Promise<{ status: number; location?: string; body?: unknown }> {
    const url = new URL(request.url!, 'http://github');
    const query = url.searchParams;
    if (url.pathname === '/login/oauth/authorize') {
      const back = new URL(query.get('redirect_uri')!);
      back.searchParams.set('state', query.get('state')!);
      if (!person) back.searchParams.set('error', 'access_denied');
      else {
        const code = randomBytes(10).toString('hex');
        grants.set(code, { challenge: query.get('code_challenge')!, redirectUri: query.get('redirect_uri')!, person });
        back.searchParams.set('code', code);
      }
      return { status: 302, location: back.href };
    }
    if (url.pathname === '/login/oauth/access_token') return { status: 200, body: trade(await read(request)) };
    const owner = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
    if (!owner) return { status: 401, body: { message: 'Bad credentials' } };
    const { id, login, name = null, email, verified = true } = owner;
    if (url.pathname === '/api/v3/user') return { status: 200, body: { id, login, name, email: null } };
    if (url.pathname === '/api/v3/user/emails')
      return {
        status: 200,
        body: [
          { email: `${login}@users.noreply.example`, primary: false, verified: true },
          { email, primary: true, verified },
        ],
      };
    return { status: 404, body: { message: 'Not Found' } };
  }

  /** GitHub answers 200 with an error in the body. A code is good once. */
  function trade(form: URLSearchParams) {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits = grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
    if (!grant || !fits || form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return { error: 'bad_verification_code' };
    const token = randomBytes(16).toString('hex');
    tokens.set(token, grant.person);
    return { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, location, body }) => {
        response.writeHead(status, { ...(location && { location }), 'content-type': 'application/json' });
        response.end(body === undefined ? '' : JSON.stringify(body));
      },
      () => response.writeHead(400).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Who comes next; nobody means that the person refuses. */
    be: (next: GithubPerson | null) => {
      person = next;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

async function read(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const piece of request) text += piece;
  return new URLSearchParams(text);
}
