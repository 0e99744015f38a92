import { createHash } from 'node:crypto';
import { type AnyNode, cutAt, drawable, nodeIn, onlyWith, withoutGeometry } from './documents.ts';
import type { SandboxFile } from './draw/file.ts';
import { pngOf } from './render/png.ts';
import { type Ask, problem, type Reply } from './reply.ts';

interface Asked extends Ask {
  file: SandboxFile;
  version: string;
  /** The address of the sandbox, for the addresses of pictures. */
  origin: string;
}

/** The service's answer about an existing file. */
export async function answerWith(asked: Asked): Promise<Reply> {
  const { kind, query, version } = asked;
  const wanted = query.get('version');
  if (wanted !== null && wanted !== version) return problem(404, 'Not found');
  switch (kind) {
    case 'meta':
      return { status: 200, body: meta(asked) };
    case 'file':
      return fileAnswer(asked);
    case 'nodes':
      return nodesAnswer(asked);
    case 'images':
      return imagesAnswer(asked);
    case 'render':
      return renderAnswer(asked);
  }
}

/**
 * The version of a file after `changes` saves, a number as long as the real ones. It is derived from the content, so that caches
 * never serve pictures of an older sample.
 */
export function versionOf({ document }: SandboxFile, changes: number): string {
  let first = firstVersions.get(document);
  if (first === undefined) {
    const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
    first = BigInt(`0x${hash.slice(0, 14)}`) + 2_000_000_000_000_000_000n;
    firstVersions.set(document, first);
  }
  return String(first + BigInt(changes));
}
/** Files have megabytes and each answer needs the version. A rendered file never changes, so its version is cached. */
const firstVersions = new WeakMap<SandboxFile['document'], bigint>();

function meta({ file, version, key }: Asked) {
  return {
    file: {
      name: file.name,
      last_touched_at: file.lastModified,
      creator: { id: '1', handle: 'Brief Foundry', img_url: '' },
      editorType: 'figma',
      role: 'viewer',
      link_access: 'view',
      url: `https://www.figma.com/design/${key}`,
      version,
    },
  };
}

const about = ({ file, version }: Asked) => ({
  name: file.name,
  role: 'viewer',
  lastModified: file.lastModified,
  editorType: 'figma',
  version,
});

const shared = ({ file }: Asked) => ({ components: {}, componentSets: {}, schemaVersion: 0, styles: file.styles });

function fileAnswer(asked: Asked): Reply {
  const { file, query } = asked;
  const depth = depthIn(query, 1);
  if (depth === null) return problem(400, 'Invalid depth: must be a positive integer');
  const ids = idsIn(query);
  const chosen = ids.length > 0 ? onlyWith(file.document, new Set(ids)) : file.document;
  return { status: 200, body: { ...about(asked), ...shared(asked), document: shaped(chosen, depth, query) } };
}

function nodesAnswer(asked: Asked): Reply {
  const { file, query } = asked;
  const depth = depthIn(query, 0);
  if (depth === null) return problem(400, 'Invalid depth: must be a positive integer');
  const ids = idsIn(query);
  if (ids.length === 0) return problem(400, 'Missing required parameter: ids');
  const nodes = ids.map((id) => {
    const node = nodeIn(file.document, id);
    return [id, node && { ...shared(asked), document: shaped(node, depth, query) }];
  });
  return { status: 200, body: { ...about(asked), thumbnailUrl: '', nodes: Object.fromEntries(nodes) } };
}

function imagesAnswer({ file, query, key, origin, version }: Asked): Reply {
  const ids = idsIn(query);
  if (ids.length === 0) return problem(400, 'Missing required parameter: ids');
  const scale = scaleIn(query);
  if (scale === null) return problem(400, 'Invalid scale: must be between 0.01 and 4');
  if ((query.get('format') ?? 'png') !== 'png') return problem(400, 'Invalid format: the sandbox draws png');
  const addressOf = (id: string) =>
    `${origin}/renders/${key}/${encodeURIComponent(id)}.png?${new URLSearchParams({ scale: String(scale), version })}`;
  const images = ids.map((id) => [id, drawable(file.document, id) && addressOf(id)]);
  return { status: 200, body: { err: null, images: Object.fromEntries(images) } };
}

async function renderAnswer({ file, query }: Asked): Promise<Reply> {
  const node = drawable(file.document, query.get('id') ?? '');
  const scale = scaleIn(query);
  if (!node || scale === null) return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
  return { status: 200, headers: { 'content-type': 'image/png' }, body: await pngOf(node, scale) };
}

function shaped(node: AnyNode, depth: number, query: URLSearchParams): AnyNode {
  const cut = cutAt(node, depth);
  return query.get('geometry') === 'paths' ? cut : withoutGeometry(cut);
}

const idsIn = (query: URLSearchParams) => (query.get('ids') ?? '').split(',').filter((id) => id !== '');

/** `null` for an invalid number. */
function depthIn(query: URLSearchParams, least: number): number | null {
  const given = query.get('depth');
  if (given === null) return Infinity;
  const depth = Number(given);
  return Number.isInteger(depth) && depth >= least ? depth : null;
}

function scaleIn(query: URLSearchParams): number | null {
  const scale = Number(query.get('scale') ?? 1);
  return scale >= 0.01 && scale <= 4 ? scale : null;
}
