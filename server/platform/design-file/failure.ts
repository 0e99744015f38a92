import { SAMPLES_ONLY_TEXT } from '#domain/design-file/samples.ts';

/** Why a file could not be read, with words for the person (FILE-3) and for the operator. */
export class DesignFileFailure extends Error {
  readonly kind: FailureKind;
  /** A second line: which setting to change, or what to do instead. */
  readonly hint: string | null;
  readonly retryAt: Date | null;

  constructor(
    kind: FailureKind,
    message: string,
    { hint = null, retryAt = null, cause }: { hint?: string | null; retryAt?: Date | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.hint = hint;
    this.retryAt = retryAt;
  }
}

export type FailureKind =
  | 'no_access'
  | 'not_connected'
  | 'not_a_design'
  | 'limited'
  | 'resting'
  | 'misconfigured'
  | 'too_large'
  | 'render_timeout'
  | 'refused'
  | 'broken'
  | 'network';

const NO_ACCESS = 'Unable to access this Figma file';
const FAILED = 'Failed to validate Figma file';
const ACCESS_HINT = 'Make sure the file is publicly accessible and you have the correct permissions.';

/** `more` names the setting to check. */
export const noAccess = (more = '') =>
  new DesignFileFailure('no_access', NO_ACCESS, { hint: `${ACCESS_HINT} ${more}`.trim() });

const limited = (retryAt: Date) =>
  new DesignFileFailure('limited', 'Figma takes no more requests from here for now.', {
    hint: 'Nothing was lost. Try again later, or upload pictures of your frames instead.',
    retryAt,
  });

/** The service just failed for everybody, so it gets no requests for a moment. */
export const circuitOpen = (retryAt: Date) =>
  new DesignFileFailure('resting', FAILED, {
    hint: 'Figma does not answer at the moment. Nothing was lost: try again in a minute, or upload pictures of your frames.',
    retryAt,
  });

const misconfigured = (cause: unknown) =>
  new DesignFileFailure('misconfigured', FAILED, {
    hint: 'The access of this Brief Foundry to Figma is not set up correctly. Its operator has to fix it. Until then, upload pictures of your frames.',
    cause,
  });

export const broken = (cause: unknown) =>
  new DesignFileFailure('broken', FAILED, {
    hint: 'Figma answered in a way that cannot be read. Try again in a minute, or upload pictures of your frames.',
    cause,
  });

/** An answer of another shape than the service describes, or nested without end, cannot be read. @throws DesignFileFailure */
export function fitting<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw broken(cause);
  }
}

export const tooLarge = () =>
  new DesignFileFailure('too_large', FAILED, {
    hint: 'The file is too large to be read at once. Copy the frames you want to show into a file of their own.',
  });

export const network = (cause: unknown) =>
  new DesignFileFailure('network', 'Network error', {
    hint: 'Figma could not be reached. Try again in a minute, or upload pictures of your frames.',
    cause,
  });

/**
 * Reads an answer that is not 200. The status decides most, because the body has two shapes, or is HTML from a proxy.
 * @param now the start of a rate limit, whose end is computed from it.
 */
export function failureFrom(status: number, headers: Headers, body: string, now: Date): DesignFileFailure {
  const message = saidIn(body);
  if (status === 429) return limited(new Date(now.getTime() + retryAfterSeconds(headers) * 1000));
  if (status === 404) return noAccess();
  if (status === 403) {
    if (/token|scope/i.test(message)) return misconfigured(message);
    if (/not exportable/i.test(message))
      return noAccess(
        'Its owner has switched off copying and exporting for viewers: allow it in the file’s sharing settings.',
      );
    return noAccess('In its Share dialog: Anyone with the link → Can view, and no password.');
  }
  if (status === 400 && /file type not supported/i.test(message)) return notADesign(null);
  if (status === 400 && /request too large|smaller request/i.test(message)) return tooLarge();
  if (status === 400 && /render timeout/i.test(message)) return new DesignFileFailure('render_timeout', FAILED);
  if (status >= 400 && status < 500) return new DesignFileFailure('refused', message || FAILED, { hint: ACCESS_HINT });
  return broken(`${status} ${message}`);
}

/** A link to a person's own file when only samples are available; the file itself is fine. */
export const samplesOnly = () =>
  new DesignFileFailure('not_connected', SAMPLES_ONLY_TEXT, {
    hint: 'Nothing is wrong with your link. Upload pictures of your frames instead, or try a sample file.',
  });

/** Slides, boards and similar files, which have no frames to show. */
export function notADesign(editorType: string | null): DesignFileFailure {
  const what = editorType ? (products[editorType] ?? 'Files of this kind') : 'Files of this kind';
  return new DesignFileFailure('not_a_design', 'Invalid Figma URL format. Please use a valid Figma file URL.', {
    hint: `${what} are not supported: paste a Figma Design link.`,
  });
}

const products: Record<string, string> = {
  figjam: 'FigJam boards',
  slides: 'Figma Slides decks',
  buzz: 'Figma Buzz files',
  sites: 'Figma Sites',
  make: 'Figma Make files',
};

/** A rate limit without a time is retried after a minute. */
function retryAfterSeconds(headers: Headers): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 60;
}

function saidIn(body: string): string {
  try {
    const { err, message } = JSON.parse(body) as { err?: unknown; message?: unknown };
    return String(err ?? message ?? '').slice(0, 300);
  } catch {
    return '';
  }
}
