import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { DesignFileFailure, type FailureKind } from './failure.ts';

/** Answers about a file are cached for a minute, including the answer that a link does not open. */
const CACHED_MS = 60_000;
/** A caller that waited for another caller's request gets its failure, instead of starting a new request. */
const SHARED_FAILURE_MS = 1_000;

interface StoredFailure {
  kind: FailureKind;
  message: string;
  hint: string | null;
  retryAt: string | null;
}

export type Checks = ReturnType<typeof createChecks>;

/** What the service said a moment ago, for every process. */
export function createChecks(kysely: Kysely<Schema>, clock: () => Date) {
  const inAMinute = () => new Date(clock().getTime() + CACHED_MS);

  /** @throws the stored failure when the last answer was a failure */
  async function read<T>(check: string): Promise<T | null> {
    const known = await kysely
      .selectFrom('design_file_checks')
      .selectAll()
      .where('file_key', '=', check)
      .where('good_until', '>', clock())
      .executeTakeFirst();
    if (known?.failure) throw revive(known.failure as StoredFailure);
    return (known?.meta as T | undefined) ?? null;
  }

  async function store(check: string, what: { meta?: object; failure?: StoredFailure }, until: Date) {
    const row = {
      meta: what.meta ? JSON.stringify(what.meta) : null,
      failure: what.failure ? JSON.stringify(what.failure) : null,
      good_until: until,
    };
    await kysely
      .insertInto('design_file_checks')
      .values({ file_key: check, ...row })
      .onConflict((conflict) => conflict.column('file_key').doUpdateSet(row))
      .execute();
  }

  /** A refusal holds until the service's own time, or for a minute. Nobody asks again before. */
  async function rememberingFailure<T>(check: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof DesignFileFailure && error.kind !== 'resting') {
        const lasting = error.retryAt ?? inAMinute();
        const until = isLasting(error) ? lasting : new Date(clock().getTime() + SHARED_FAILURE_MS);
        await store(check, { failure: storable(error) }, until);
      }
      throw error;
    }
  }

  return {
    read,
    rememberingFailure,
    /** Stores an answer for a minute. */
    keep: (check: string, answer: object) => store(check, { meta: answer }, inAMinute()),
    /** Asks, unless the service has refused the same a moment ago. @throws the refusal */
    async unlessRefused<T>(check: string, ask: () => Promise<T>): Promise<T> {
      await read(check);
      return rememberingFailure(check, ask);
    },
  };
}

/** Failures that an immediate retry would not change. */
function isLasting({ kind }: DesignFileFailure) {
  return kind === 'no_access' || kind === 'not_a_design' || kind === 'limited' || kind === 'too_large';
}

function storable({ kind, message, hint, retryAt }: DesignFileFailure): StoredFailure {
  return { kind, message, hint, retryAt: retryAt?.toISOString() ?? null };
}

function revive({ kind, message, hint, retryAt }: StoredFailure) {
  return new DesignFileFailure(kind, message, { hint, retryAt: retryAt ? new Date(retryAt) : null });
}
