import type { SandboxFile } from './draw/file.ts';
import { repainted } from './repainted.ts';
import { type Ask, problem, type Reply, SILENCE } from './reply.ts';

export interface Fault {
  /** The description of the fault for people. */
  does: string;
  /** Called instead of the normal answer; `null` answers with the sample. */
  answer(ask: Ask): Reply | typeof SILENCE | null;
  delays?: boolean;
  /** Makes the file after `changes` saves; without it the file never changes. */
  edit?(file: SandboxFile, changes: number): SandboxFile;
  /** The file is saved again right after its frames are first rendered. */
  isSavedAfterDrawing?: boolean;
  /** Changes the sample's answer. */
  change?(ask: Ask, body: Record<string, unknown>): Record<string, unknown>;
}

const always = (does: string, reply: Reply | typeof SILENCE): Fault => ({ does, answer: () => reply });
const limit = (seconds: number, type: 'low' | 'high', plan: string) =>
  problem(429, 'Rate limit exceeded', {
    'retry-after': String(seconds),
    'x-figma-plan-tier': plan,
    'x-figma-rate-limit-type': type,
    'x-figma-upgrade-link': 'https://www.figma.com/pricing',
  });
const pass = () => null;

const changedMeta =
  (change: Record<string, unknown>): NonNullable<Fault['change']> =>
  ({ kind }, body) =>
    kind === 'meta' ? { file: { ...(body.file as object), ...change } } : body;

const RENDERED_AT_ONCE = 5;

/** The faults by file key. Every key has the 22 characters of a real one, so people can paste a link to each. */
export const faults: Record<string, Fault> = {
  SandboxNotFound0000000: always('is not there', problem(404, 'Not found')),
  SandboxForbidden000000: always('is private', problem(403, 'Not allowed')),
  SandboxNoExport0000000: always('may not be exported by viewers', problem(403, 'File not exportable')),
  SandboxPassword0000000: always('asks for a password', { status: 403, body: '' }),
  SandboxOrgOnly00000000: {
    does: 'is open to its organisation only',
    answer: pass,
    change: changedMeta({ link_access: 'org_view' }),
  },
  SandboxFigJam000000000: {
    does: 'is a FigJam board',
    answer: pass,
    change: (ask, body) =>
      ask.kind === 'file' ? { ...body, editorType: 'figjam' } : changedMeta({ editorType: 'figjam' })!(ask, body),
  },
  SandboxDeck00000000000: {
    does: 'is a Slides deck',
    answer: ({ kind }) => (kind === 'meta' ? null : problem(400, 'File type not supported by this endpoint')),
    change: changedMeta({ editorType: 'slides' }),
  },
  SandboxTooLarge0000000: {
    does: 'is too large to be read deeply',
    answer: ({ kind, query }) =>
      kind === 'file' && !query.get('ids') && Number(query.get('depth') ?? Infinity) > 2
        ? problem(400, 'Request too large. If applicable, filter by query params.')
        : null,
  },
  SandboxRenderTimeout00: {
    does: `cannot draw more than ${RENDERED_AT_ONCE} frames at once`,
    answer: ({ kind, query }) =>
      kind === 'images' && (query.get('ids') ?? '').split(',').length > RENDERED_AT_ONCE
        ? problem(400, 'Render timeout, try requesting fewer or smaller images')
        : null,
  },
  SandboxNullImages00000: {
    does: 'cannot draw every third frame',
    answer: pass,
    change: ({ kind }, body) => {
      if (kind !== 'images') return body;
      const entries = Object.entries(body.images as Record<string, string | null>);
      return { ...body, images: Object.fromEntries(entries.map(([id, url], n) => [id, n % 3 === 2 ? null : url])) };
    },
  },
  SandboxLostImages00000: {
    does: 'draws every frame, and then its pictures are gone',
    answer: ({ kind }) =>
      kind === 'render' ? { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' } : null,
  },
  SandboxRateHigh0000000: {
    does: 'is busy twice, for a second each',
    answer: ({ nth }) => (nth <= 2 ? limit(1, 'high', 'pro') : null),
  },
  SandboxRateLow00000000: always('has been read too often, for days to come', limit(396_749, 'low', 'starter')),
  SandboxBusyFile0000000: {
    does: 'tells its name, and its content has been read too often',
    answer: ({ kind }) => (kind === 'file' ? limit(396_749, 'low', 'starter') : null),
  },
  SandboxBusyDraw0000000: {
    does: 'is read, and its frames have been drawn too often',
    answer: ({ kind }) => (kind === 'images' ? limit(396_749, 'low', 'starter') : null),
  },
  SandboxVersions0000000: { does: 'is saved again whenever a test says so', answer: pass },
  SandboxSavedAgain00000: {
    does: 'is changed each time its frames were drawn: the second one is repainted, the last one is gone',
    answer: pass,
    edit: repainted,
    isSavedAfterDrawing: true,
  },
  SandboxSlow00000000000: {
    does: 'takes six seconds for every answer',
    answer: pass,
    delays: true,
  },
  SandboxHang00000000000: always('never answers', SILENCE),
  SandboxFlaky0000000000: {
    does: 'breaks at the first try of each call',
    answer: ({ nth, kind }) => (kind !== 'render' && nth % 2 === 1 ? problem(500, 'Internal server error') : null),
  },
  SandboxDown00000000000: always('always breaks', problem(500, 'Internal server error')),
  SandboxHtml00000000000: always('answers with the page of a proxy', {
    status: 502,
    headers: { 'content-type': 'text/html' },
    body: '<html><head><title>502 Bad Gateway</title></head><body>502 Bad Gateway</body></html>',
  }),
  SandboxTruncated000000: always('stops in the middle of its answer', {
    status: 200,
    body: '{"file":{"name":"Saltmarsh order ah',
  }),
};

export const SLOW_MS = 6_000;
