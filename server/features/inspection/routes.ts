import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/inspection.ts';
import type { Blobs } from '#server/platform/blobs/blobs.ts';
import { DesignFileFailure } from '#server/platform/design-file/failure.ts';
import { AppError, signedOut } from '#server/platform/http/errors.ts';
import { createRateLimit } from '#server/platform/http/rate-limit.ts';
import { serve } from '#server/platform/http/serve.ts';
import { checkSource } from './check-source.ts';
import { picturesZip } from './pictures-zip.ts';
import {
  type InspectionParts,
  inspectionNotFound,
  readFrameLayers,
  readInspection,
  readLayers,
  tokenFile,
} from './service.ts';

interface Parts extends InspectionParts {
  blobs: Blobs;
  clock: () => Date;
}

/** Each request may cost a call to the design-file service, which limits its calls. */
const ASKS = { burst: 12, perSecond: 1 / 10 };

/** Each zip that is sent has a picture in memory. */
const ZIPS = { burst: 6, perSecond: 1 / 20 };

/** The tokens of a large design take half a second. */
const TOKENS = { burst: 20, perSecond: 1 / 3 };

export function inspectionRoutes(app: FastifyInstance, given: Parts) {
  const tokens = createRateLimit(TOKENS);
  const paceTokens = (userId: string) => {
    if (!tokens.take(userId)) throw tooManyReadings();
  };
  const parts = { ...given, paceTokens };
  const asks = createRateLimit(ASKS);
  const zips = createRateLimit(ZIPS);
  /** One of a person at a time: a reader who takes little, and again and again, holds a picture for long. */
  const sent = new Map<string, Readable>();
  const placeOf = ({ designId }: { designId: string }, { userId }: { userId: string }) => ({ designId, userId });
  const takeAsk = (userId: string) => {
    if (!asks.take(userId)) throw tooManyAsks();
  };

  serve(app, calls.getInspection, ({ params, person }) => readInspection(parts, placeOf(params, person)));
  serve(app, calls.getFrameLayers, ({ params, person }) =>
    readFrameLayers(parts, placeOf(params, person), params.frameId),
  );
  serve(app, calls.readInspectionLayers, async ({ params, person }) => {
    takeAsk(person.userId);
    return orFailure(app, async () => {
      await readLayers(parts, placeOf(params, person));
      return { success: true, ...NO_FAILURE };
    });
  });
  serve(app, calls.checkInspectionSource, async ({ params, person }) => {
    takeAsk(person.userId);
    const answer = await orFailure(app, async () => ({
      success: true,
      check: await checkSource(parts, placeOf(params, person)),
      ...NO_FAILURE,
    }));
    return { check: null, ...answer };
  });

  const described = (summary: string) => ({
    schema: {
      summary,
      tags: ['inspection'],
      security: [{ session: [] }, { bearer: [] }] as Record<string, string[]>[],
    },
  });
  app.get(
    '/api/workspaces/:designId/inspection/tokens/:format',
    described('The tokens of a design as a file'),
    async (request, reply) => {
      const { designId, format } = paramsOf(request, calls.tokenFileParams);
      const { name, type, text } = await tokenFile(parts, { designId, userId: userOf(request) }, format);
      return reply.headers(attached(name)).type(type).send(text);
    },
  );
  app.get(
    '/api/workspaces/:designId/inspection/pictures.zip',
    described('The pictures of the frames in one zip'),
    async (request, reply) => {
      const { designId } = paramsOf(request, calls.picturesParams);
      if (!zips.take(userOf(request))) throw tooManyZips();
      const userId = userOf(request);
      const stream = await picturesZip(parts, { designId, userId });
      sent.get(userId)?.destroy();
      sent.set(userId, stream);
      stream.once('close', () => sent.get(userId) === stream && sent.delete(userId));
      stream.once('error', (err) => request.log.error({ err }, 'A download of frames broke off'));
      return reply.headers(attached('frames.zip')).type('application/zip').send(stream);
    },
  );
}

const NO_FAILURE = { error: null, hint: null, retryAt: null };

async function orFailure<T>({ log }: FastifyInstance, act: () => Promise<T>) {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DesignFileFailure)) throw error;
    if (error.kind === 'misconfigured') log.error({ err: error }, 'The design-file service refuses our token');
    const { message, hint, retryAt } = error;
    return { success: false, error: message, hint, retryAt: retryAt?.toISOString() ?? null };
  }
}

/** Guests must log in before any answer about an address. An invalid address answers the same as an unknown design. */
function paramsOf<T>(
  request: FastifyRequest,
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
): T {
  userOf(request);
  const { data } = schema.safeParse(request.params);
  if (!data) throw inspectionNotFound();
  return data;
}

function userOf({ signedIn }: FastifyRequest): string {
  if (!signedIn) throw signedOut();
  return signedIn.userId;
}

const attached = (name: string) => ({
  'cache-control': 'no-store',
  'content-disposition': `attachment; filename="${name}"`,
});

function tooManyAsks() {
  return new AppError('too_many_requests', 'The design file was checked too often just now. Try again in a minute.', {
    retryAfterSeconds: 60,
  });
}

function tooManyReadings() {
  const retryAfterSeconds = 1 / TOKENS.perSecond;
  const words = `You have opened the inspector many times just now. Wait ${retryAfterSeconds} seconds, then try again.`;
  return new AppError('too_many_requests', words, { retryAfterSeconds });
}

function tooManyZips() {
  return new AppError('too_many_requests', 'You have downloaded this several times just now. Try again in a minute.', {
    retryAfterSeconds: 60,
  });
}
