import type { DesignNode } from '#domain/design-file/frames.ts';
import type { FileNode, FileStyles } from '#domain/inspection/file-node.ts';
import { createBackoff } from '#domain/value/backoff.ts';
import { createCircuitBreaker } from '#server/platform/circuit-breaker.ts';
import { createSemaphore } from '#server/platform/concurrency.ts';
import { holdsUnstorable } from '#server/platform/http/json-body.ts';
import { pause } from '#server/platform/pause.ts';
import { broken, circuitOpen, DesignFileFailure, failureFrom, network, tooLarge } from './failure.ts';

export interface FileMeta {
  name: string;
  lastModified: string;
  version: string;
  editorType: string;
  /** `view` and `edit` are public; `inherit` depends on its project. */
  linkAccess: string | null;
}

export interface FileTree {
  name: string;
  lastModified: string;
  version: string;
  editorType: string | null;
  document: DesignNode;
}

/**
 * The calls of a design-file service that the product needs.
 * @throws DesignFileFailure
 */
export interface DesignFileClient {
  meta(key: string): Promise<FileMeta>;
  /** The document down to `depth`; with `holding`, only the branches that lead to these nodes. */
  file(key: string, options: { depth?: number; holding?: readonly string[]; version?: string }): Promise<FileTree>;
  /** Single nodes with `depth` levels below them. Nodes that no longer exist are left out. */
  nodes(
    key: string,
    ids: readonly string[],
    options: { depth: number; version: string },
  ): Promise<Map<string, DesignNode>>;
  /** Whole frames with their content and the names of shared styles. Frames that no longer exist are left out. */
  frames(
    key: string,
    ids: readonly string[],
    options: { version: string },
  ): Promise<Map<string, { document: FileNode; styles: FileStyles }>>;
  /** Addresses of rendered frames by id, valid only for a while; `null` where the service could not render one. */
  images(
    key: string,
    ids: readonly string[],
    options: { scale: number; version: string },
  ): Promise<Record<string, string | null>>;
  /** The bytes at an address that `images` returned. */
  download(url: string): Promise<Buffer>;
}

interface Options {
  baseUrl: string;
  token: string;
  clock: () => Date;
  /** Hosts that pictures may be fetched from, besides the service's own host. */
  pictureHosts?: RegExp;
  fetch?: typeof fetch;
}

/** People learn within ten seconds whether a file exists; this stays below that. */
const DEADLINE_MS = 9_000;
/** Large documents take longer. */
const FILE_DEADLINE_MS = 25_000;
/** The service renders images during the request and gives up after 55 s. */
const IMAGES_DEADLINE_MS = 60_000;
const TRIES = 3;
/** A picture has some megabytes, and six are downloaded at a time. */
const DOWNLOAD_DEADLINE_MS = 25_000;
/** The client waits for a rate limit that ends within this time. */
const WAIT_FOR_LIMIT_MS = 3_000;
/** While an answer is parsed, nobody else is served: 60 MB took three seconds and more, and 400 MB of memory. */
const BODY_BYTES_MAX = 20 * 1024 * 1024;
const PICTURE_BYTES_MAX = 40 * 1024 * 1024;
/** Rendering is slow, so it has its own semaphore. Quick calls never wait behind it. */
const READS_AT_ONCE = 2;
const RENDERS_AT_ONCE = 2;
const PICTURE_HOSTS = /(^|\.)(figma\.com|amazonaws\.com)$/;

/** A client for Figma's REST API, or for a service that behaves like it. */
export function createDesignFileClient(options: Options): DesignFileClient {
  const { baseUrl, token, clock } = options;
  const ask = options.fetch ?? fetch;
  const breaker = createCircuitBreaker(clock);
  const readSemaphore = createSemaphore(READS_AT_ONCE);
  const renderSemaphore = createSemaphore(RENDERS_AT_ONCE);

  async function get(file: string, path: string, deadlineMs: number, turn = readSemaphore): Promise<unknown> {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const answer = await turn(signal, () => tryOften(path, signal));
      breaker.good();
      return answer;
    } catch (error) {
      const failure = error instanceof DesignFileFailure ? error : network(error);
      if (failure.kind === 'broken' || failure.kind === 'network') breaker.bad(file);
      throw failure;
    }
  }

  async function tryOften(path: string, signal: AbortSignal): Promise<unknown> {
    const backoff = createBackoff({ firstMs: 300, longestMs: DEADLINE_MS });
    for (let attempt = 1; ; attempt++) {
      const until = breaker.closedUntil();
      if (until) throw circuitOpen(until);
      try {
        return await once(path, signal);
      } catch (error) {
        const failure = error instanceof DesignFileFailure ? error : network(error);
        const again = attempt < TRIES && !signal.aborted ? pauseBefore(failure, backoff, clock()) : null;
        if (again === null) throw failure;
        await pause(again, signal);
      }
    }
  }

  async function once(path: string, signal: AbortSignal): Promise<unknown> {
    const response = await ask(baseUrl + path, { headers: { 'x-figma-token': token }, signal, redirect: 'error' });
    const bytes = await readAtMost(response, BODY_BYTES_MAX);
    if (!bytes) throw tooLarge();
    const body = bytes.toString('utf8');
    if (!response.ok) throw failureFrom(response.status, response.headers, body, clock());
    try {
      return holdsUnstorable(body) ? JSON.parse(body, storable) : JSON.parse(body);
    } catch (error) {
      throw broken(error);
    }
  }

  return {
    async meta(key) {
      const { file } = (await get(key, `/v1/files/${key}/meta`, DEADLINE_MS)) as { file?: Record<string, unknown> };
      if (!file) throw broken('no file in the metadata');
      return {
        name: String(file.name ?? ''),
        lastModified: String(file.last_touched_at ?? ''),
        version: String(file.version ?? ''),
        editorType: String(file.editorType ?? 'figma'),
        linkAccess: typeof file.link_access === 'string' ? file.link_access : null,
      };
    },
    async file(key, { depth, holding, version }) {
      const query = new URLSearchParams({
        ...(depth !== undefined && { depth: String(depth) }),
        ...(holding && { ids: holding.join(',') }),
        ...(version && { version }),
      });
      const file = (await get(key, `/v1/files/${key}?${query}`, FILE_DEADLINE_MS)) as Record<string, unknown>;
      if (typeof file.document !== 'object' || file.document === null) throw broken('no document in the file');
      return {
        name: String(file.name ?? ''),
        lastModified: String(file.lastModified ?? ''),
        version: String(file.version ?? ''),
        editorType: typeof file.editorType === 'string' ? file.editorType : null,
        document: file.document as DesignNode,
      };
    },
    async nodes(key, ids, { depth, version }) {
      const query = new URLSearchParams({ ids: ids.join(','), depth: String(depth), version });
      const path = `/v1/files/${key}/nodes?${query}`;
      const answer = (await get(key, path, FILE_DEADLINE_MS)) as {
        nodes?: Record<string, { document?: DesignNode } | null>;
      };
      if (typeof answer.nodes !== 'object') throw broken('no nodes in the answer');
      return new Map(
        Object.entries(answer.nodes).flatMap(([id, found]) => (found?.document ? [[id, found.document] as const] : [])),
      );
    },
    async frames(key, ids, { version }) {
      const path = `/v1/files/${key}/nodes?${new URLSearchParams({ ids: ids.join(','), version })}`;
      const answer = (await get(key, path, FILE_DEADLINE_MS)) as {
        nodes?: Record<string, { document?: FileNode; styles?: FileStyles } | null>;
      };
      if (typeof answer.nodes !== 'object') throw broken('no nodes in the answer');
      return new Map(
        Object.entries(answer.nodes).flatMap(([id, found]) =>
          found?.document ? [[id, { document: found.document, styles: found.styles ?? {} }] as const] : [],
        ),
      );
    },
    async images(key, ids, { scale, version }) {
      const query = new URLSearchParams({ ids: ids.join(','), scale: String(scale), format: 'png', version });
      const answer = (await get(key, `/v1/images/${key}?${query}`, IMAGES_DEADLINE_MS, renderSemaphore)) as {
        images?: unknown;
      };
      if (typeof answer.images !== 'object' || answer.images === null) throw broken('no images in the answer');
      return answer.images as Record<string, string | null>;
    },
    async download(url) {
      const { protocol, hostname, origin } = new URL(url);
      const isOurs = origin === new URL(baseUrl).origin;
      const isKnown = protocol === 'https:' && (options.pictureHosts ?? PICTURE_HOSTS).test(hostname);
      if (!isOurs && !isKnown) throw broken(`a picture at ${hostname}`);
      try {
        const response = await ask(url, { signal: AbortSignal.timeout(DOWNLOAD_DEADLINE_MS), redirect: 'error' });
        if (!response.ok) throw broken(`a picture answered ${response.status}`);
        const bytes = await readAtMost(response, PICTURE_BYTES_MAX);
        if (!bytes) throw broken(`a picture of more than ${PICTURE_BYTES_MAX} bytes`);
        return bytes;
      } catch (error) {
        throw error instanceof DesignFileFailure ? error : network(error);
      }
    },
  };
}

/** The pause before the next try; `null` when another try would not help or would take too long. */
function pauseBefore(failure: DesignFileFailure, backoff: { next(): number }, now: Date): number | null {
  if (failure.kind === 'limited') {
    const waitMs = failure.retryAt!.getTime() - now.getTime();
    return waitMs <= WAIT_FOR_LIMIT_MS ? waitMs : null;
  }
  const passes = failure.kind === 'broken' || failure.kind === 'network';
  return passes ? backoff.next() : null;
}

/** Names and texts without what no database stores: NUL, and half an emoji. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
}

/** `null` for an answer of more bytes. */
async function readAtMost(response: Response, bytesMax: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > bytesMax) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
