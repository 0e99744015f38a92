import type { Config } from '../../../server/config.ts';
import { publicUrlOf } from '../public-url.ts';
import { type Finding, reasonOf } from './finding.ts';

const of = 'address';
const ANSWER_MS = 10_000;
/** The largest picture with what surrounds it in a form. */
const BODY_BYTES = 15_500_000;

/** Calls the running product by the address that people type, so through the proxy in front of it. */
export async function checkAddress(config: Config): Promise<Finding[]> {
  const publicUrl = publicUrlOf(config);
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    const health = answer.ok ? ((await answer.json().catch(() => null)) as Health | null) : null;
    if (health?.status !== 'ok') return [wrongAnswer(publicUrl, answer)];
    return [proxyOf(publicUrl, health), await bodies(publicUrl)];
  } catch (error) {
    const reason = reasonOf(error);
    if (isAboutCertificate(error)) {
      const says = `The certificate of ${publicUrl} is not trusted here: ${reason}`;
      return [{ of, state: 'bad', says, todo: CERTIFICATE }];
    }
    const says = `${publicUrl} does not answer from here: ${reason}`;
    const todo = 'Start the product, then run the doctor again. Compare PUBLIC_URL with the address of your proxy.';
    return [{ of, state: 'warn', says, todo }];
  }
}

const CERTIFICATE =
  'Give the proxy a certificate for this name that browsers trust, with its whole chain. For an authority of your own, set NODE_EXTRA_CA_CERTS for the doctor.';

/** The proxy answers, and TLS refuses it: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
function isAboutCertificate(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return /CERT|SIGNATURE/.test(String(code));
}

interface Health {
  status?: string;
  proxy?: 'trusted' | 'untrusted';
}

function wrongAnswer(publicUrl: string, { status, headers }: Response): Finding {
  const to = headers.get('location');
  return {
    of,
    state: 'bad',
    says: `${publicUrl}/healthz answers ${status}${to ? `, and leads to ${to}` : ''}; Brief Foundry does not answer there.`,
    todo: 'Lead this address to HOST and PORT of the product, or correct PUBLIC_URL.',
  };
}

function proxyOf(publicUrl: string, { proxy }: Health): Finding {
  if (proxy === 'untrusted')
    return {
      of,
      state: 'bad',
      says: 'A proxy in front is not named in TRUSTED_PROXIES, so all people share one address and one limit.',
      todo: 'Set TRUSTED_PROXIES to the address or network of the proxy.',
    };
  if (proxy === 'trusted') return { of, state: 'good', says: `${publicUrl} answers, through a trusted proxy.` };
  if (publicUrl.startsWith('http:')) return { of, state: 'good', says: `${publicUrl} answers, without a proxy.` };
  return {
    of,
    state: 'bad',
    says: 'The proxy in front does not send X-Forwarded-For.',
    todo: 'Let it send X-Forwarded-For, and name it in TRUSTED_PROXIES.',
  };
}

/** A guest's upload is refused by the product with 401. A proxy refuses it before, with 413. */
async function bodies(publicUrl: string): Promise<Finding> {
  const says = `${publicUrl} takes uploads of 15 MB as far as the product.`;
  try {
    const { status } = await fetch(`${publicUrl}/api/media`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', origin: publicUrl },
      body: new Uint8Array(BODY_BYTES),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (status !== 413) return { of, state: 'good', says };
    return {
      of,
      state: 'bad',
      says: 'The proxy in front refuses uploads of 15 MB (413).',
      todo: 'Let it accept bodies of 16 MB: client_max_body_size 16m in nginx, request_body max_size in Caddy.',
    };
  } catch {
    // The product answers a guest early and closes the connection while the body is still on its way.
    return { of, state: 'good', says };
  }
}
