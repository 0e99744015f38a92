import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/error.ts';
import type { Generation } from '#contract/generation.ts';
import * as calls from '#contract/generation.ts';
import type { Counters } from '#server/platform/counters.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Notifications } from '#server/platform/database/notify.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { openEventStream, wantsEventStream } from '#server/platform/http/event-stream.ts';
import { stopCounting } from '#server/platform/http/request-queue.ts';
import { serve } from '#server/platform/http/serve.ts';
import { createShares, tooMuchOfOne } from '#server/platform/http/shares.ts';
import { endTurn } from '#server/platform/http/turns.ts';
import type { Sessions } from '#server/platform/session/sessions.ts';
import type { SignedIn } from '#server/platform/session/signed-in.ts';
import type { Writers } from './choose-writer.ts';
import { createFollower } from './follow.ts';
import { createRunner, type Timing, usualTiming } from './runner.ts';
import { cancelGeneration, listLiveGenerations, orderBrief, orderRegeneration, readGeneration } from './service.ts';
import type { Gate } from './write-brief.ts';

export interface GenerationRouteParts extends Writers {
  database: Database;
  notifications: Notifications;
  sessions: Pick<Sessions, 'living'>;
  newId: () => string;
  newSeed: () => string;
  gate?: Gate;
  generationTiming?: Partial<Timing>;
  counters?: Counters;
}

/** How many windows and programs of one person wait for briefs at a time. Each asks the database for every change. */
const WAITING_OF_ONE = 20;

export function generationRoutes(app: FastifyInstance, given: GenerationRouteParts) {
  const timing = { ...usualTiming, ...given.generationTiming };
  const runner = createRunner({ ...given, timing, log: app.log });
  const follower = createFollower(given.notifications, app.log);
  const places = createShares({ all: Number.POSITIVE_INFINITY, ofOne: WAITING_OF_ONE });
  const parts = { ...given, runner };
  const { sessions } = given;
  app.addHook('onReady', async () => runner.heartbeats.start());
  app.addHook('preClose', async () => {
    await runner.stop();
    follower.close();
  });

  serve(app, calls.createBrief, async ({ body, person, idempotencyKey: key, request, reply }) => {
    const id = await orderBrief(parts, { userId: person.userId, key }, body);
    return answer(id, person, request, reply);
  });
  serve(app, calls.regenerateBrief, async ({ params, body, person, idempotencyKey: key, request, reply }) => {
    const id = await orderRegeneration(parts, { userId: person.userId, key }, params.id, body?.engine);
    return answer(id, person, request, reply);
  });
  serve(app, calls.regenerateSection, async ({ params, person, idempotencyKey: key }) => {
    const { rewriteSection } = await import('./rewrite-section.ts');
    return rewriteSection(
      { ...parts, log: app.log, deadlineMs: timing.deadlineMs },
      { userId: person.userId, key, briefId: params.id, section: params.section },
    );
  });
  serve(
    app,
    calls.getGeneration,
    async ({ params, person, request, reply }) => {
      const now = await readGeneration(parts, params.id, person.userId);
      return wantsEventStream(request) ? stream(params.id, person, reply) : now;
    },
    { mayStream: true },
  );
  serve(app, calls.cancelGeneration, ({ params, person }) => cancelGeneration(parts, params.id, person.userId));
  serve(app, calls.listGenerations, ({ person }) => listLiveGenerations(parts, person.userId));

  /** Answers the ordered generation: as a stream, at once, or after it has ended, as the caller prefers. */
  async function answer(id: string, person: SignedIn, request: FastifyRequest, reply: FastifyReply) {
    const { userId } = person;
    reply.header('location', `/api/generations/${id}`);
    if (wantsEventStream(request)) return stream(id, person, reply);
    if (/\brespond-async\b/.test(String(request.headers.prefer ?? ''))) {
      reply.header('preference-applied', 'respond-async');
      return readGeneration(parts, id, userId);
    }
    return untilOver(id, userId, reply);
  }

  /** Sends the whole generation after every change, and closes the stream when it or the sign-in has ended. */
  async function stream(id: string, { userId, familyId }: SignedIn, reply: FastifyReply) {
    const leave = takePlace(userId);
    const events = openEventStream(reply);
    const read = async () => {
      const isSignedIn = (await sessions.living([familyId])).has(familyId);
      return isSignedIn ? readGeneration(parts, id, userId) : null;
    };
    let sent = -1;
    try {
      for await (const now of follower.follow(id, read, events.signal)) {
        if (!now) break;
        if (now.revision === sent) continue;
        sent = now.revision;
        await events.send('generation', now, String(now.revision));
        if (now.state !== 'writing') break;
      }
    } catch (error) {
      app.log.error({ err: error, generation: id }, 'A stream ended early; its reader connects again');
    }
    leave();
    events.close();
    return reply;
  }

  async function untilOver(id: string, userId: string, reply: FastifyReply): Promise<Generation | FastifyReply> {
    const leave = takePlace(userId);
    // It only waits from now on, and keeps nobody else out.
    stopCounting(reply.request);
    endTurn(reply.request);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    try {
      for await (const now of follower.follow(id, () => readGeneration(parts, id, userId), gone.signal)) {
        if (now.state === 'writing') continue;
        if (now.error) throw new AppError(now.error.code as ErrorCode, now.error.message);
        return now;
      }
    } finally {
      leave();
    }
    // The generation continues even if this stream ends.
    if (!gone.signal.aborted) throw stopping();
    reply.hijack();
    return reply;
  }

  /** @throws too_many_requests; the brief is written all the same */
  function takePlace(userId: string): () => void {
    const place = places.take(userId);
    if (typeof place === 'string') throw tooMuchOfOne();
    return place;
  }
}

function stopping() {
  const message = 'The server is restarting. Your brief is still being written. Try again in a moment.';
  return new AppError('unavailable', message, { retryAfterSeconds: 2 });
}
