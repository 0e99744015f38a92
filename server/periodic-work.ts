import type { Comparisons } from './features/build-review/comparisons.ts';
import { lapseInTime } from './features/collaboration/lapse.ts';
import { remind } from './features/milestone/reminders.ts';
import { mailRound, type RoundParts } from './features/notification/mail/rounds.ts';
import { learnWords, rankOnce } from './features/showcase/rank.ts';
import type { Blobs } from './platform/blobs/blobs.ts';
import type { Database } from './platform/database/connect.ts';
import { sweepRenders } from './platform/design-file/sweep-renders.ts';
import { every } from './platform/every.ts';
import type { Log } from './platform/log.ts';
import type { Pictures } from './platform/media/pictures.ts';
import { sweep } from './platform/sweep.ts';

interface Parts {
  database: Database;
  blobs: Blobs;
  pictures: Pick<Pictures, 'sweep' | 'askForUnmade' | 'askForMissingPreviews'>;
  comparisons: Pick<Comparisons, 'askForUndone'>;
  /** Absent when no e-mail is sent. */
  mail?: Omit<RoundParts, 'database' | 'newId' | 'log'> | undefined;
  clock: () => Date;
  newId: () => string;
  log: Log;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Starts all work that repeats by itself. Every process does it, so each piece may run in several at a time.
 * @returns a function that stops it and waits for what is under way
 */
export function startPeriodicWork(parts: Parts): () => Promise<unknown> {
  const { pictures, comparisons, mail, log } = parts;
  const stops = [
    every(15 * SECOND, pictures.sweep, { log, failed: 'Pictures were not swept; tried again later' }),
    every(MINUTE, pictures.askForUnmade, { log, failed: 'Pictures that are not made were not asked for' }),
    every(HOUR, pictures.askForMissingPreviews, { log, failed: 'Link previews were not asked for' }),
    every(MINUTE, comparisons.askForUndone, { log, failed: 'Comparisons were not asked for; tried again' }),
    every(MINUTE, () => lapseInTime(parts), {
      log,
      failed: 'Looking for lapsed claims failed; the next look comes soon',
    }),
    every(10 * MINUTE, () => remind(parts), {
      log,
      failed: 'Looking for what is due failed; the next look comes soon',
    }),
    // For likes of a process that was killed.
    every(MINUTE, () => rankOnce(parts), {
      log,
      failed: 'The lists of the showcase could not be put in order; it is tried again in a minute',
    }),
    every(HOUR, () => learnWords(parts), {
      log,
      failed: 'How common words are could not be learnt; it is tried again in an hour',
      firstMs: 0,
    }),
    every(HOUR, (signal) => sweepAll(parts, signal), {
      log,
      failed: 'Sweeping failed; it is tried again in an hour',
      // The start is busy, and processes that start together should not sweep together.
      firstMs: (3 + 6 * Math.random()) * MINUTE,
    }),
  ];
  if (mail)
    stops.push(
      every(mail.timing.lookEveryMs, (signal) => mailRound({ ...parts, ...mail }, signal), {
        log,
        failed: 'Due e-mails could not be read; tried again soon',
        firstMs: 0,
      }),
    );
  return () => Promise.all(stops.map((stop) => stop()));
}

async function sweepAll({ database, blobs, log }: Parts, signal: AbortSignal) {
  const removed = await sweep(database, signal);
  const renders = await sweepRenders({ database, blobs });
  log.info({ removed: { ...removed, design_file_renders: renders } }, 'Swept what was long over');
}
