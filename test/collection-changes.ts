import { v7 as newId } from 'uuid';
import { pause } from '#server/platform/pause.ts';
import type { TestPerson } from './app.ts';

const AGAIN_AFTER_MS = 50;

export interface Changes {
  id: string;
  /** How often it was changed, as far as its owner was told. */
  revision: number;
  /** When each change was acknowledged, by performance.now(). */
  at: number[];
  /** How often the answer was 503 with Retry-After. */
  unavailable: number;
  /** Every other answer but success. */
  odd: string[];
}

/** Changes a collection of the person again and again, and reads it each time, at the address that is told anew for each call. */
export async function changeCollection(
  { headers }: TestPerson,
  { address, isOver }: { address: () => string; isOver: () => boolean },
): Promise<Changes> {
  const changes: Changes = { id: newId(), revision: 0, at: [], unavailable: 0, odd: [] };
  const ask = async (how: RequestInit = {}) => {
    const url = `${address()}/api/collections/${changes.id}`;
    const answer = await fetch(url, { ...how, headers: { ...headers, 'content-type': 'application/json' } }).catch(
      (error: Error) => new Response(`${error.message}: ${String(error.cause)}`, { status: 599 }),
    );
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as { revision: number };
    if (answer.status === 503 && answer.headers.has('retry-after')) changes.unavailable += 1;
    // A change can be stored although its answer was lost.
    else if (answer.status === 409 && isUnsure) changes.revision += 1;
    else changes.odd.push(`${answer.status} ${text}`);
    isUnsure = answer.status === 503;
    await pause(AGAIN_AFTER_MS);
    return null;
  };
  let isUnsure = false;
  while (!isOver()) {
    const content = { title: changes.id, about: '', isPublic: false, revision: changes.revision };
    const changed = await ask({ method: 'PUT', body: JSON.stringify(content) });
    if (!changed) continue;
    isUnsure = false;
    changes.revision = changed.revision;
    changes.at.push(performance.now());
    const read = await ask();
    if (read && read.revision !== changes.revision) changes.odd.push(`read ${read.revision} of ${changes.revision}`);
  }
  return changes;
}
