import { IMPORTS_A_DAY } from '#domain/design-file/budget.ts';
import { candidateFrames } from '#domain/design-file/frames.ts';
import { INVALID_LINK_TEXT, parseDesignFileLink } from '#domain/design-file/link.ts';
import { isSampleKey } from '#domain/design-file/samples.ts';
import { pageCount } from '#domain/design-file/trim.ts';
import { daily, doneTodayText } from '#domain/limits/daily.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { DesignFileFailure, samplesOnly } from '#server/platform/design-file/failure.ts';
import type { DesignFiles } from '#server/platform/design-file/store.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { createRateLimit } from '#server/platform/http/rate-limit.ts';
import type { Log } from '#server/platform/log.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { importsToday, picturesByHash, returnImport, takeImport } from './queries.ts';

export interface DesignFileParts {
  database: Database;
  designFiles: DesignFiles;
  pictures: Pictures;
  /** How often one person asks the service. */
  asks: Pick<ReturnType<typeof createRateLimit>, 'take'>;
  log?: Log;
}

/** The specification, part 9, sets this scale. */
const SCALE = 2;

interface Failed {
  success: false;
  data: null;
  error: string;
  hint: string | null;
  retryAt: string | null;
}

/** Whether a link leads to a readable file. It makes at most one cheap call, and none within a minute of the last. */
export async function validate(parts: DesignFileParts, userId: string, url: string) {
  const answer = await orFailure(parts, async () => {
    const { fileKey } = linkOrFailure(parts, url);
    expectPace(parts, userId);
    const meta = await parts.designFiles.meta(fileKey);
    return { name: meta.name, lastModified: meta.lastModified, fileKey, isSample: parts.designFiles.isSandbox };
  });
  return { ...answer, budget: await budgetOf(parts, userId) };
}

/** The frames of a file, each with its picture in our own storage. */
export async function preview(parts: DesignFileParts, userId: string, asked: { url: string; maxFrames: number }) {
  const { designFiles } = parts;
  const answer = await orFailure(parts, async () => {
    const { fileKey, nodeId } = linkOrFailure(parts, asked.url);
    expectPace(parts, userId);
    const { version: current } = await designFiles.meta(fileKey);
    return paying(parts, { userId, fileKey, version: current }, async () => {
      const tree = await designFiles.tree(fileKey, nodeId);
      const candidates = candidateFrames(tree.document, nodeId);
      const shown = candidates.slice(0, asked.maxFrames);
      if (shown.length === 0) throw noFrames();
      const pictures = await picturesOf(
        parts,
        userId,
        tree,
        shown.map((frame) => frame.id),
        SCALE,
      );
      return {
        frames: shown.map(({ id, name, pageId, pageName }) => ({ id, name, pageId, pageName, ...pictures.get(id)! })),
        fileInfo: {
          fileKey,
          name: tree.name,
          lastModified: tree.lastModified,
          pages: pageCount(tree.document),
          version: tree.version,
          isSample: designFiles.isSandbox,
        },
        totalFrames: candidates.length,
      };
    });
  });
  return { ...answer, budget: await budgetOf(parts, userId) };
}

/** The pictures of frames by id. After a preview they are stored here, so no call to the service is necessary. */
export async function images(
  parts: DesignFileParts,
  userId: string,
  asked: { fileKey: string; frameIds: readonly string[]; scale: number },
) {
  return orFailure(parts, async () => {
    expectPace(parts, userId);
    const { version } = await parts.designFiles.meta(asked.fileKey);
    return paying(parts, { userId, fileKey: asked.fileKey, version }, async () => {
      const tree = await parts.designFiles.tree(asked.fileKey);
      // Only frames that a preview lists, so that nobody renders a whole file piece by piece and uses up the shared API limit.
      const listed = new Set(candidateFrames(tree.document).map((frame) => frame.id));
      const ids = asked.frameIds.filter((id) => listed.has(id));
      const pictures = await picturesOf(parts, userId, tree, ids, asked.scale);
      return { images: Object.fromEntries(asked.frameIds.map((id) => [id, pictures.get(id)?.imageUrl ?? null])) };
    });
  });
}

async function picturesOf(
  { database, designFiles, pictures }: DesignFileParts,
  userId: string,
  tree: { fileKey: string; version: string },
  ids: readonly string[],
  scale: number,
) {
  const renders = await designFiles.renders(tree.fileKey, tree.version, ids, scale);
  const hashes = [...renders.values()].filter((hash) => hash !== null);
  const own = new Map((await picturesByHash(database.pool, userId, hashes)).map(({ hash, id }) => [hash, id]));
  const found = new Map<string, { mediaId: string | null; imageUrl: string | null }>();
  for (const id of ids) {
    const hash = renders.get(id);
    const mediaId = hash ? (own.get(hash) ?? (await bring(hash))) : null;
    found.set(id, { mediaId, imageUrl: mediaId && `/media/${mediaId}/drawn.png` });
  }
  return found;

  async function bring(hash: string): Promise<string | null> {
    const bytes = await designFiles.bytesOf(hash);
    try {
      return bytes && (await pictures.add(userId, bytes, 'design_file'));
    } catch (error) {
      // A picture over our limits is left out; the other frames are still sent.
      if (error instanceof AppError) return null;
      throw error;
    }
  }
}

async function budgetOf({ database }: DesignFileParts, userId: string) {
  const [row] = await importsToday(database.pool, userId);
  return {
    left: Math.max(0, IMPORTS_A_DAY - row!.used),
    of: IMPORTS_A_DAY,
    renewsAt: row!.renews_at.toISOString(),
  };
}

/** Counts the import against the day's limit, but no sample file. An import that fails is given back. */
async function paying<T>(
  { database, designFiles }: DesignFileParts,
  opened: { userId: string; fileKey: string; version: string },
  act: () => Promise<T>,
): Promise<T> {
  if (designFiles.isSandbox) return act();
  const paid = await transaction(database.kysely, (tx) => takeImport(tx, opened));
  if (paid === 'refused') throw await dayIsUsedUp(database, opened.userId);
  try {
    return await act();
  } catch (error) {
    if (paid === 'taken') await returnImport(database.kysely, opened);
    throw error;
  }
}

async function dayIsUsedUp(database: Database, userId: string) {
  const [row] = await importsToday(database.pool, userId);
  return new DesignFileFailure('limited', doneTodayText('import'), {
    hint: daily.import.next,
    retryAt: row!.renews_at,
  });
}

/** One person does not use up the calls of everybody. */
function expectPace({ asks, designFiles }: DesignFileParts, userId: string) {
  if (designFiles.isSandbox || asks.take(userId)) return;
  throw new DesignFileFailure('limited', 'You have asked for many files at once.', {
    hint: 'Wait ten seconds, then try again, or upload pictures of your frames instead.',
  });
}

function linkOrFailure({ designFiles }: DesignFileParts, url: string) {
  const parsed = parseDesignFileLink(url);
  if (!parsed.ok) throw new DesignFileFailure('not_a_design', INVALID_LINK_TEXT, { hint: parsed.hint });
  if (designFiles.isSandbox && !isSampleKey(parsed.link.fileKey)) throw samplesOnly();
  return parsed.link;
}

function noFrames() {
  return new DesignFileFailure('refused', 'This file has no frames to show.', {
    hint: 'Frames count from 64 px a side, on a page or in a section, and visible.',
  });
}

async function orFailure<T>({ log }: DesignFileParts, act: () => Promise<T>) {
  try {
    return { success: true as const, data: await act(), error: null, hint: null, retryAt: null };
  } catch (error) {
    if (!(error instanceof DesignFileFailure)) throw error;
    if (error.kind === 'misconfigured') log?.error({ err: error }, 'The design-file service refuses our token');
    const { message, hint, retryAt } = error;
    return {
      success: false,
      data: null,
      error: message,
      hint,
      retryAt: retryAt?.toISOString() ?? null,
    } satisfies Failed;
  }
}
