import { v7 as newId } from 'uuid';

const ANSWER_MS = 20_000;
/** A person has room for 100 collections. */
const COLLECTIONS_EACH = 90;

export interface Done {
  id: string;
  /** When the answer came, by performance.now(). */
  at: number;
}

/**
 * People who make collections one after the other, at all processes of the product in turn. Whoever is told to come back does so.
 * `odd` keeps what a client should never get: anything but success and 503 with Retry-After, or a closed connection while a server ends.
 */
export function startLoad(origins: readonly string[], tokens: readonly string[], workers: number) {
  const acknowledged: Done[] = [];
  const odd: string[] = [];
  const unseen: string[] = [];
  let isOver = false;
  let made = 0;

  async function act() {
    const turn = made++;
    const token = tokens[turn % tokens.length]!;
    if (turn >= tokens.length * COLLECTIONS_EACH) throw new Error('There are too few people for so long a load');
    const id = newId();
    const body = JSON.stringify({ title: `Collection ${turn}`, isPublic: true, revision: 0 });
    while (!isOver) {
      const answer = await ask(`${origins[turn % origins.length]}/api/collections/${id}`, token, {
        method: 'PUT',
        body,
      });
      if (answer.status === 200) {
        acknowledged.push({ id, at: performance.now() });
        // One’s own change is seen at once, whatever a replica knows.
        const seen = await ask(`${origins[turn % origins.length]}/api/collections/${id}`, token);
        if (seen.status === 404) unseen.push(id);
        return;
      }
      // The first try was done, and its answer lost with the connection.
      if (answer.status === 409) return;
      if (answer.status !== 503 || !answer.retryAfter) odd.push(`${answer.status} ${answer.text}`);
      await new Promise((done) => setTimeout(done, 300));
    }
  }

  const working = Array.from({ length: workers }, async () => {
    while (!isOver) await act();
  });
  return {
    acknowledged,
    odd,
    unseen,
    async end() {
      isOver = true;
      await Promise.all(working);
    },
  };
}

async function ask(url: string, token: string, how: RequestInit = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { ...how, headers, signal: AbortSignal.timeout(ANSWER_MS) });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text: (await answer.text()).slice(0, 200),
  };
}
