import { openConnection } from '../connection.ts';
import { requestOf, type Wanted } from '../load.ts';

export interface ClientsResult {
  /** Good answers a second, measured after the first refused people have come back. */
  goodput: number;
  acceptedP99Ms: number;
  refusedMedianMs: number;
  refused: number;
  /** Answers that are neither good nor a refusal with `Retry-After`. */
  failed: number;
}

interface Crowd {
  port: number;
  ask: () => Wanted;
  people: number;
  /** Requests a second of all people together when nobody is refused. */
  perSecond: number;
  seconds: number;
}

/** By then the first refused people are back. */
const ARRIVING_MS = 4_000;
/** Delay before a new try after an answer without `Retry-After`. */
const UNTOLD_SECONDS = 1;

/**
 * People who ask, read the answer and ask again, or wait as long as `Retry-After` says. Nobody has two requests open,
 * so a slow answer delays the next request, as it does at a screen.
 */
export async function runManyClients({ port, ask, people, perSecond, seconds }: Crowd): Promise<ClientsResult> {
  const readingMs = (people / perSecond) * 1000;
  const began = performance.now();
  const end = began + ARRIVING_MS + seconds * 1000;
  const accepted: number[] = [];
  const refused: number[] = [];
  let failed = 0;
  const one = (n: number) =>
    new Promise<void>((gone) => {
      let asked = 0;
      const connection = openConnection(port, ({ status, retryAfterSeconds }) => {
        const now = performance.now();
        const isRefused = status === 503 && retryAfterSeconds !== null;
        if (asked - began > ARRIVING_MS && now < end) {
          if (status === 200) accepted.push(now - asked);
          else if (isRefused) refused.push(now - asked);
          else failed += 1;
        }
        if (status === 200) comeBack(asked + readingMs);
        else comeBack(now + (retryAfterSeconds ?? UNTOLD_SECONDS) * 1000);
      });
      const comeBack = (at: number) => {
        if (at >= end) {
          connection.close();
          return gone();
        }
        setTimeout(
          () => {
            asked = performance.now();
            connection.ask(requestOf(port, ask()));
          },
          Math.max(0, at - performance.now()),
        );
      };
      comeBack(began + (n / people) * readingMs);
    });
  await Promise.all(Array.from({ length: people }, (_, n) => one(n)));
  const sorted = (times: number[]) => times.sort((a, b) => a - b);
  const share = (times: number[], part: number) => sorted(times)[Math.floor(times.length * part)] ?? 0;
  return {
    goodput: accepted.length / seconds,
    acceptedP99Ms: share(accepted, 0.99),
    refusedMedianMs: share(refused, 0.5),
    refused: refused.length,
    failed,
  };
}
