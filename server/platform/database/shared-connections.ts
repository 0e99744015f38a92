import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** More of them wake more processes of PostgreSQL for the same work; with fewer, one that is held up holds up more. */
const CONNECTIONS = 4;
/** What one connection owes at most; what comes on top is better off in the pool. */
const UNANSWERED_MAX = 32;

/**
 * A plan is made once. Left to itself, PostgreSQL compares with what the first five plans were expected to cost, and never forgets that:
 * once there are many more rows, every plan seems dear beside those, and it makes a new one for each call. What is asked here is
 * planned the same way whatever the values are.
 */
const ONE_PLAN = 'set plan_cache_mode = force_generic_plan';

/** A connection that pipelines, and knows how many answers it owes. */
interface Pipelined extends pg.Client {
  readonly unanswered: number;
}

/** What a connection is written to; the driver's types leave it out. */
export function streamOf(client: pg.Client): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}

/**
 * Connections on which many statements are under way at once: each is sent without waiting for the answers before it, and those of one
 * turn of the event loop in one piece. So PostgreSQL and this process are woken once for several, which is a third of what a small read
 * costs. Answers come in the order of asking: only statements belong here that are quick and keep no lock longer than themselves.
 */
export class SharedConnections {
  private readonly open = new Set<Pipelined>();
  private readonly gathering = new Set<Duplex>();
  private readonly connect: () => Pipelined;
  private connecting = 0;
  private isEnding = false;

  /** @param connect makes one, not connected yet */
  constructor(connect: () => Pipelined) {
    this.connect = connect;
  }

  /** Asks over the connection that owes least. @returns null while none has room, or none is open yet: then it is for the pool */
  query<Row extends pg.QueryResultRow>(asked: pg.QueryConfig): Promise<pg.QueryResult<Row>> | null {
    if (this.isEnding) return null;
    if (this.open.size + this.connecting < CONNECTIONS) this.openOne();
    let best: Pipelined | null = null;
    for (const one of this.open) if (one.unanswered < (best?.unanswered ?? UNANSWERED_MAX)) best = one;
    if (!best) return null;
    this.gather(streamOf(best));
    return answerTo<Row>(best, asked);
  }

  /** What is written until the end of this turn is sent together. */
  private gather(stream: Duplex): void {
    if (this.gathering.has(stream)) return;
    this.gathering.add(stream);
    stream.cork();
    setImmediate(() => {
      this.gathering.delete(stream);
      stream.uncork();
    });
  }

  private openOne(): void {
    this.connecting += 1;
    const client = this.connect();
    const drop = () => this.open.delete(client);
    client.on('error', drop);
    client.on('end', drop);
    const opened = () => {
      this.connecting -= 1;
      if (this.isEnding) void client.end();
      else this.open.add(client);
    };
    // Whoever cannot be served here asks the pool, which says what is wrong.
    const failed = () => {
      this.connecting -= 1;
      streamOf(client).destroy();
    };
    client
      .connect()
      .then(() => client.query(ONE_PLAN))
      .then(opened, failed);
  }

  /** What is under way is answered first. */
  async end(): Promise<void> {
    this.isEnding = true;
    await Promise.all([...this.open].map((client) => client.end()));
  }
}

/**
 * With a promise of our own: the driver's is made where the statement is seen, and then all rows of most answers outlived their youth.
 * Collecting them late was a fifth of this process's work, in pauses of 50 ms.
 */
function answerTo<Row extends pg.QueryResultRow>(
  client: pg.Client,
  asked: pg.QueryConfig,
): Promise<pg.QueryResult<Row>> {
  return new Promise<pg.QueryResult<Row>>((resolve, reject) => {
    client.query<Row>(asked, (error, answer) => (error ? reject(error) : resolve(answer)));
  }).catch((error: Error) => {
    Error.captureStackTrace(error); // who asked, not what was read from the socket
    throw error;
  });
}
