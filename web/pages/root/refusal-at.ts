import { SIGN_IN_MARK } from '#domain/navigation/safe-path.ts';
import { readRefusal, refusalText } from '#domain/person/sign-in-refusal.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';

/** Why a sign-in was refused, in words that name the operator; `null` for an address that says nothing of it. */
export async function refusalAt(url: URL, api: ApiClient): Promise<string | null> {
  const refusal = readRefusal(url.searchParams.get(SIGN_IN_MARK));
  if (!refusal) return null;
  return refusalText(refusal, await api('GET /api/installation').catch(() => null));
}
