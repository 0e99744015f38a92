import { connect, type Socket } from 'node:net';

export interface Answer {
  /** 0 when the connection closes before the answer is complete. */
  status: number;
  isGzip: boolean;
  /** Value of `Retry-After`; `null` when the header is missing. */
  retryAfterSeconds: number | null;
}

export interface Connection {
  /** Sends the request; call it only after the previous answer is complete. */
  ask(request: Buffer): void;
  close(): void;
}

const PIECE_BYTES = 16_384;
const LAST_CHUNK = '\r\n0\r\n\r\n';
const nothing = Buffer.alloc(0);

/**
 * A keep-alive connection on loopback over a plain socket: Node's HTTP client would be slower than the measured
 * servers. Bodies are counted and thrown away; a connection that the server closes is opened again with the next
 * request.
 */
export function openConnection(port: number, answered: (answer: Answer) => void): Connection {
  let socket: Socket | null = null;
  let isWaiting = false;

  function ask(request: Buffer) {
    isWaiting = true;
    socket ??= open();
    socket.write(request);
  }

  function open(): Socket {
    const read = answerReader((answer, isLast) => {
      isWaiting = false;
      if (isLast) {
        socket = null;
        opened.destroy();
      }
      answered(answer);
    });
    const opened = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(PIECE_BYTES),
        callback: (bytes, buffer) => {
          read((buffer as Buffer).subarray(0, bytes));
          return true;
        },
      },
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket !== opened) return;
      socket = null;
      if (!isWaiting) return;
      isWaiting = false;
      answered({ status: 0, isGzip: false, retryAfterSeconds: null });
    });
    return opened;
  }

  return {
    ask,
    close() {
      isWaiting = false;
      socket?.destroy();
    },
  };
}

/** Reads the chunks of one answer after another. Without a content length, an answer ends with its empty last chunk. */
function answerReader(whole: (answer: Answer, isLast: boolean) => void): (piece: Buffer) => void {
  let head: Buffer = nothing;
  let missing: number | null = null;
  let tail = '';
  let answer: Answer;
  let isLast = false;

  function begin(text: string) {
    const of = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim();
    const retryAfter = of('retry-after');
    answer = {
      status: Number(text.slice(9, 12)),
      isGzip: of('content-encoding') === 'gzip',
      retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
    };
    isLast = of('connection') === 'close';
    const isChunked = of('transfer-encoding') === 'chunked';
    missing = isChunked ? Number.POSITIVE_INFINITY : Number(of('content-length') ?? 0);
    tail = '\r\n';
  }

  return (piece) => {
    let body = piece;
    if (missing === null) {
      head = head.length > 0 ? Buffer.concat([head, piece]) : Buffer.from(piece);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      begin(head.toString('latin1', 0, end));
      body = head.subarray(end + 4);
      head = nothing;
    }
    missing! -= body.length;
    if (missing === Number.POSITIVE_INFINITY) {
      tail = (tail + body.toString('latin1', Math.max(0, body.length - LAST_CHUNK.length))).slice(-LAST_CHUNK.length);
      if (tail !== LAST_CHUNK) return;
    } else if (missing! > 0) return;
    missing = null;
    whole(answer, isLast);
  };
}
