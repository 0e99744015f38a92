import type { GuardOut } from './guard-out.ts';

/** What answers a row: tests, journeys, a benchmark, or a program. */
export type Suite =
  | { tests: string[]; title?: string }
  | { journeys: string[]; title?: string }
  | { bench: string }
  | { program: string; args?: string[] };

/** A program without the guard, and the goal that it must miss. */
export interface MissedGoal {
  without: string;
  suite: Suite;
  missed: string;
}

export interface Row {
  row: number | 'cluster';
  name: string;
  goal: string;
  suites: Suite[];
  /** The numbers of the goal, where the short version has smaller ones. */
  long?: Record<string, string>;
  /**
   * The guard without which the suites fail, or a part of them. A text names the control that the suite has in itself; a program
   * is one that must miss a goal.
   */
  control: (GuardOut & { suite?: Suite }) | MissedGoal | string;
}

const generation = 'server/features/generation';
const session = 'server/features/session';
const http = 'server/platform/http';
const identity = 'server/platform/identity';
const media = 'server/platform/media';
const database = 'server/platform/database';
const live = 'server/features/notification/live.test.ts';
const caseStudy = 'server/features/case-study';

const sees = {
  file: 'server/shared/visible.ts',
  from: '`(${design}.is_public or ${design}.user_id = ${person})`',
  to: '`(true or ${design}.user_id = ${person})`',
};
const placeIsFree = {
  file: `${generation}/ledger.ts`,
  from: '(p.briefs_limit = ${UNLIMITED} or ${COUNT} < p.briefs_limit)',
  to: 'true',
};

export const rows: Row[] = [
  {
    row: 1,
    name: 'Quota race',
    goal: '200 requests at once over 2 processes, 100 times: exactly 3 briefs',
    suites: [{ tests: [`${generation}/race.test.ts`] }],
    long: { QUOTA_RACE_RUNS: '100', QUOTA_RACE_CROWD: '200' },
    control: placeIsFree,
  },
  {
    row: 2,
    name: 'Quota ledger',
    goal: '10,000 random operations with faults: the count is the briefs and the open places, refunded once',
    suites: [{ tests: [`${generation}/ledger.test.ts`, `${generation}/ending.test.ts`] }],
    long: { LEDGER_RUNS: '1000' },
    control: {
      file: `${generation}/ledger.ts`,
      from: "and state = 'reserved'\n      returning id, user_id",
      to: 'returning id, user_id',
      suite: { tests: [`${generation}/ledger.test.ts`] },
    },
  },
  {
    row: 3,
    name: 'Month boundary',
    goal: '50 ends of a UTC month in 5 time zones: 3 before and 3 after, nobody refused wrongly',
    suites: [{ tests: [`${generation}/month-boundary.test.ts`] }],
    long: { MONTH_RUNS: '50' },
    control: {
      file: `${generation}/ledger.ts`,
      from: "statement_timestamp() at time zone 'utc')::date`",
      to: 'statement_timestamp())::date`',
    },
  },
  {
    row: 4,
    name: 'Authorisation matrix',
    goal: 'every call by everybody who may not make it: no leak, no change; a call without a decision fails',
    suites: [{ tests: [`${http}/authorisation.test.ts`, 'server/shared/visible.test.ts'] }],
    control: { ...sees, suite: { tests: [`${http}/authorisation.test.ts`] } },
  },
  {
    row: 5,
    name: 'Private canaries',
    goal: '0 canaries of private things in 5,000 answers to others',
    suites: [{ tests: ['server/features/submission/private.test.ts', `${http}/authorisation.test.ts`] }],
    control: { ...sees, suite: { tests: ['server/features/submission/private.test.ts'] } },
  },
  {
    row: 6,
    name: 'Existence oracle',
    goal: 'private and missing: the same bytes in 2,000 pairs, and the same time (AUC ≤ 0.55)',
    suites: [{ tests: [`${http}/existence.test.ts`] }],
    long: { EXISTENCE_PAIRS: '2000' },
    control: {
      file: 'server/features/brief/service.ts',
      from: 'if (!row) throw briefNotFound();',
      to: "if (!row) throw new AppError('brief_not_found', briefId);",
    },
  },
  {
    row: 7,
    name: 'Live revocation',
    goal: '500 ends with an open stream: nothing arrives afterwards; closed within a second',
    suites: [{ tests: [live], title: 'collaborations that end|closes with its sign-in' }],
    long: { LIVE_REVOCATIONS: '500' },
    control: {
      file: 'server/platform/events/person-streams.ts',
      from: 'if (!living.has(familyId)) stream.close();',
      to: 'void stream;',
      suite: { tests: [live], title: 'closes with its sign-in' },
    },
  },
  {
    row: 8,
    name: 'Live delivery',
    goal: '10,000 events, listeners killed 20 times: 0 lost, 0 twice, in order',
    suites: [{ tests: [live], title: 'none lost, none twice' }],
    long: { LIVE_EVENTS: '10000', LIVE_KILLS: '20' },
    control: {
      file: 'server/platform/events/person-streams.ts',
      from: 'listener.last = row.seq;',
      to: 'listener.last = row.seq - 1;',
    },
  },
  {
    row: 9,
    name: 'Cross-site requests',
    goal: 'every changing call from every foreign page, in every spelling: 100 % refused, 0 effects',
    suites: [{ tests: [`${http}/same-origin.test.ts`] }, { journeys: ['other-origin'] }],
    control: {
      file: `${http}/same-origin.ts`,
      from: 'done(foreign || !known ? crossSiteRequest() : undefined);',
      to: 'done(foreign && !known && request.url === "" ? crossSiteRequest() : undefined);',
      suite: { tests: [`${http}/same-origin.test.ts`] },
    },
  },
  {
    row: 10,
    name: 'Sign-in abuse',
    goal: '40 cases of a hostile provider: all refused',
    suites: [
      {
        tests: [
          `${identity}/sign-in.test.ts`,
          `${identity}/open-id-provider.test.ts`,
          `${identity}/used-answer.test.ts`,
        ],
      },
    ],
    control: {
      file: `${identity}/used-once.ts`,
      from: '(await use(db, hash)).length > 0',
      to: '(await use(db, hash)).length >= 0',
      suite: { tests: [`${identity}/used-answer.test.ts`] },
    },
  },
  {
    row: 11,
    name: 'Redirects',
    goal: '300 ways back: none leaves the origin',
    suites: [{ tests: ['domain/navigation/safe-path.test.ts'] }],
    control: {
      file: 'domain/navigation/safe-path.ts',
      from: "url.pathname.startsWith('//') || ",
      to: '',
    },
  },
  {
    row: 12,
    name: 'Stolen refresh tokens',
    goal: '0 successes after a replay; its sign-in ends; parallel tabs stay signed in',
    suites: [{ tests: [`${session}/routes.test.ts`, 'server/platform/session'] }],
    control: {
      file: 'server/platform/session/sessions.ts',
      from: 'if (!found.isInGrace) await endStolen(found);',
      to: '',
      suite: { tests: [`${session}/routes.test.ts`] },
    },
  },
  {
    row: 13,
    name: 'Requests to inside',
    goal: '400 addresses: 0 connections to anything that is not public',
    suites: [{ tests: [`${media}/fetch-public.test.ts`] }],
    control: {
      file: `${media}/fetch-public.ts`,
      from: '!addresses.every(isAllowed)',
      to: '!addresses.some(isAllowed)',
    },
  },
  {
    row: 14,
    name: 'Scripts in texts',
    goal: 'hostile texts in every field, shown in Chromium: 0 run, and they come back as they were',
    suites: [{ journeys: ['hostile-texts'] }, { tests: ['web/document.test.ts', 'web/lib/page/page-data.test.ts'] }],
    control: {
      file: 'web/lib/page/page-data.ts',
      from: ".replace(/</g, '\\\\u003c')",
      to: '',
      suite: { tests: ['web/lib/page/page-data.test.ts'] },
    },
  },
  {
    row: 15,
    name: 'Schemes of links',
    goal: '150 bad schemes in every field: 0 kept, 0 clickable',
    suites: [{ tests: ['domain/submission', 'web/ui/text/LinkedText.test.tsx'], title: 'link|address|SUB-10' }],
    control: {
      file: 'domain/submission/link.ts',
      from: '!/^https?:\\/\\/[^/]/i.test(whole) || ',
      to: '',
    },
  },
  {
    row: 16,
    name: 'Headers',
    goal: 'every kind of answer has the headers; pages may do what is listed and nothing else',
    suites: [{ tests: [`${http}/security-headers.test.ts`, `${http}/every-answer.test.ts`] }],
    control: { file: `${http}/security-headers.ts`, from: '  "form-action \'self\'",\n', to: '' },
  },
  {
    row: 17,
    name: 'Scanners',
    goal: 'wapiti (all modules) and sqlmap (level 3): 0 findings; both find a page that is open on purpose',
    suites: [{ program: 'test/strength/scanners.ts' }],
    long: { SCAN_SECONDS: '1200' },
    control: 'a page with both holes, which both must find',
  },
  {
    row: 18,
    name: 'Fuzzing',
    goal: '100,000 requests after the contract: 0 answers of 5xx, none over 2 s, no text of SQL or a stack',
    suites: [{ tests: [`${http}/fuzz.test.ts`] }],
    long: { FUZZ_REQUESTS: '100000' },
    control: {
      file: `${http}/json-body.ts`,
      from: 'if (holdsUnstorable(text))',
      to: 'if (holdsUnstorable(text) && text === "")',
    },
  },
  {
    row: 19,
    name: 'Hostile JSON',
    goal: 'deep, long, doubled, __proto__: 4xx',
    suites: [{ tests: [`${http}/json-body.test.ts`, `${http}/malformed.test.ts`] }],
    control: {
      file: `${http}/json-body.ts`,
      from: 'if (++depth > limit) return true;',
      to: '++depth;',
      suite: { tests: [`${http}/json-body.test.ts`] },
    },
  },
  {
    row: 20,
    name: 'Picture bombs',
    goal: '30 files: refused or made anew, with at most 200 MB more',
    suites: [{ tests: [`${media}/hostile.test.ts`] }],
    control: {
      file: `${media}/inspect.ts`,
      from: 'if (Math.max(header.width, header.height) > PICTURE_SIDE_MAX)',
      to: 'if (header.width === 0)',
      suite: { tests: [`${media}/hostile.test.ts`], title: 'one pixel too wide' },
    },
  },
  {
    row: 21,
    name: 'Kills',
    goal: '200 kills of the app and 200 of app and database during writes: 0 acknowledged lost, 0 failed starts',
    suites: [{ tests: [`${database}/embedded.test.ts`, `${generation}/killed.test.ts`], title: 'killed' }],
    long: { KILLS: '400' },
    control: {
      file: `${generation}/heartbeats.ts`,
      from: '      await endSilent();\n',
      to: '',
      suite: { tests: [`${generation}/killed.test.ts`], title: 'middle of a sentence' },
    },
  },
  {
    row: 22,
    name: 'Shared data folder',
    goal: 'two processes share it safely; a left-behind database is adopted; the last one stops it',
    suites: [{ tests: [`${database}/embedded.test.ts`], title: 'second process|same moment|adopted' }],
    control: {
      file: `${database}/embedded/file-lock.ts`,
      from: "'BEGIN; SELECT count(*) FROM sqlite_schema'",
      to: "'SELECT 1'",
    },
  },
  {
    row: 23,
    name: 'Database restarts',
    goal: '20 restarts under 8 writers: 0 acknowledged lost, back within 5 s, meanwhile 503 alone',
    suites: [
      { tests: ['server/database-restarts.test.ts'] },
      { tests: [`${database}/embedded.test.ts`], title: 'dies under a running process' },
      { tests: ['server/platform/health.test.ts', `${generation}/database-faults.test.ts`] },
    ],
    long: { DATABASE_RESTARTS: '20' },
    control: {
      file: `${database}/unavailable.ts`,
      from: 'return chain(error).some(isUnavailableItself);',
      to: 'return chain(error).length > 99;',
      suite: { tests: ['server/database-restarts.test.ts'] },
    },
  },
  {
    row: 24,
    name: 'Idempotency',
    goal: 'each creating call 50 times at once with one key: 1 effect, the same answer; another body is refused',
    suites: [{ tests: ['server/features'], title: 'its key|same key|sent again|sent twice|repeated' }],
    control: {
      file: `${http}/idempotency.ts`,
      from: 'if (!claimed) {',
      to: "if (!claimed && asked.key === '') {",
      suite: { tests: ['server/features/milestone/milestone.test.ts', 'server/features/comment/comment.test.ts'] },
    },
  },
  {
    row: 25,
    name: 'Double click',
    goal: 'double clicks and repeated Enter in Chromium: one object each',
    suites: [{ journeys: ['double-press'] }],
    control: 'the same calls sent twice with two keys, which make two',
  },
  {
    row: 26,
    name: 'One milestone at a percentage',
    goal: '100 at once: exactly 1; the others are told a free one',
    suites: [{ tests: ['server/features/milestone/milestone.test.ts'], title: 'tabs that plant|a hundred that plant' }],
    control: {
      file: 'server/features/milestone/queries.ts',
      from: 'conflict.constraint(ONE_PER_PERCENTAGE).doNothing()',
      to: 'conflict.constraint(ONE_PER_PERCENTAGE).doUpdateSet({ title: row.title })',
    },
  },
  {
    row: 27,
    name: 'Lost updates',
    goal: 'two windows, 500 saves: 0 overwritten unseen',
    suites: [
      { tests: ['server/features'], title: 'windows' },
      { tests: ['web/features/case-study/editor'], title: 'two windows' },
    ],
    control: {
      file: 'server/shared/revision.ts',
      from: ".where('revision', '=', revision)\n",
      to: '\n',
      suite: { tests: [`${caseStudy}/routes.test.ts`, 'server/features/critique/critique.test.ts'], title: 'windows' },
    },
  },
  {
    row: 28,
    name: 'Offline editor',
    goal: 'tab or server dies at 100 random keys: nothing older than a second is lost',
    suites: [{ journeys: ['case-study-crash'] }],
    long: { CRASHES: '100' },
    control: 'none: the keeping of words is in the browser, where no guard is taken out',
  },
  {
    row: 29,
    name: 'Model faults',
    goal: '12 kinds of fault 50 times: refunded once, at most 2 calls',
    suites: [{ tests: [`${generation}/injected-faults.test.ts`] }],
    long: { INJECTED_FAULT_ROUNDS: '50' },
    control: {
      file: `${generation}/ledger.ts`,
      from: 'p.briefs_generated > 0\n    )\n    select id,',
      to: 'false\n    )\n    select id,',
    },
  },
  {
    row: 30,
    name: 'Design service faults',
    goal: '12 kinds of fault: the words of the specification within 10 s, and nobody waits in vain after three',
    suites: [{ tests: ['server/platform/design-file', 'server/features/design-file'] }],
    control: {
      file: 'server/platform/circuit-breaker.ts',
      from: 'if (failing.size >= names) openUntil',
      to: 'if (failing.size > 99) openUntil',
      suite: { tests: ['server/platform/design-file/store.test.ts'] },
    },
  },
  {
    row: 31,
    name: 'Full disk',
    goal: '0 acknowledged lost, nothing half-written, heals without a restart, told as such',
    suites: [
      {
        tests: [
          'server/features/media',
          `${http}/error-handler.test.ts`,
          'server/platform/blobs',
          `${database}/embedded`,
        ],
        title: 'full disk',
      },
    ],
    control: {
      file: 'server/platform/blobs/storage-failure.ts',
      from: "code === '53100' || FULL.has(code)",
      to: 'FULL.has(code) === null',
      suite: { tests: [`${http}/error-handler.test.ts`] },
    },
  },
  {
    row: 32,
    name: 'Rolling restart',
    goal: '20 cycles of 2 processes under load: 0 failed requests',
    suites: [
      { tests: ['server/rolling-restart.test.ts'] },
      { tests: ['server/main.test.ts'], title: 'OPS-3 a request under way|two processes serve' },
    ],
    long: { ROLLING_CYCLES: '20' },
    control: {
      file: 'server/main.ts',
      from: '  await pause(drainMs);\n',
      to: '',
      suite: { tests: ['server/rolling-restart.test.ts'] },
    },
  },
  {
    row: 33,
    name: 'Overload',
    goal: 'five times the knee: ≥ 70 % of the peak, refusals < 50 ms with Retry-After, healthy, normal within 10 s',
    suites: [{ tests: [`${http}/load.test.ts`] }, { bench: 'overload' }],
    control: {
      file: `${http}/request-queue.ts`,
      from: 'underWay >= requests || waitsTooLong()',
      to: 'underWay < 0',
      suite: { tests: [`${http}/load.test.ts`], title: 'beyond the limit|so many wait' },
    },
  },
  {
    row: 34,
    name: 'Soak',
    goal: '1 h at a third of the load: memory grows ≤ 1 MB an hour, no file stays open',
    suites: [{ program: 'test/strength/soak.ts' }],
    long: { SOAK_MINUTES: '60' },
    control: 'a server that keeps what it is sent, which the same measure must reject',
  },
  {
    row: 35,
    name: 'Deletion and download',
    goal: 'download: all of one’s own, nothing of others; after deletion nothing of them anywhere',
    suites: [{ tests: ['server/features/profile'] }],
    control: {
      file: 'server/features/profile/delete-account.ts',
      from: '    await forgetInOthers(tx, userId, profile.handle);\n',
      to: '',
      suite: { tests: ['server/features/profile/delete-account.test.ts'] },
    },
  },
  {
    row: 36,
    name: 'Clean logs',
    goal: '0 names, addresses, tokens or texts in the log',
    suites: [{ tests: [`${identity}/log-hygiene.test.ts`, 'server/platform/log.test.ts'] }],
    control: { file: 'server/platform/log.ts', from: 'message: withoutValues(error),', to: 'message: error.message,' },
  },
  {
    row: 37,
    name: 'Paths and caches',
    goal: '0 files outside the folders, 0 foreign hosts said back, 0 private answers that may be kept',
    suites: [{ tests: [`${http}/paths.test.ts`, `${http}/every-answer.test.ts`, `${http}/trusted-proxies.test.ts`] }],
    control: {
      file: `${http}/serve.ts`,
      from: "if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');",
      to: '',
      suite: { tests: [`${http}/paths.test.ts`] },
    },
  },
  {
    row: 38,
    name: 'Slow clients',
    goal: 'slow heads, bodies and readers: the service stays open, they are cut within 30 s',
    suites: [{ tests: [`${http}/slow-clients.test.ts`, `${http}/load.test.ts`] }],
    control: {
      file: `${http}/body-limits.ts`,
      from: 'createShares({ all: bodies, ofOne: bodiesOfOne })',
      to: 'createShares({ all: Infinity, ofOne: Infinity })',
      suite: { tests: [`${http}/load.test.ts`], title: 'slow bodies' },
    },
  },
  {
    row: 39,
    name: 'ASVS 5.0',
    goal: 'every requirement of L1 and L2: applicable or not, where, and which test',
    suites: [{ tests: ['test/strength/asvs.test.ts'] }],
    control: 'a line without a test, which the check must report',
  },
  {
    row: 40,
    name: 'Histories',
    goal: '20 minutes of random calls while connections are cut: one order explains every answer',
    suites: [{ tests: ['test/strength/history.test.ts'] }],
    long: { HISTORY_ROUNDS: '1500' },
    control: { ...placeIsFree, suite: { tests: ['test/strength/history.test.ts'], title: 'QUOTA-3' } },
  },
  {
    row: 'cluster',
    name: 'Loss of a primary',
    goal: 'the primary killed 10 times under load: 0 acknowledged lost, back within 30 s, meanwhile 503 with Retry-After alone',
    suites: [{ program: 'test/cluster/run.ts' }],
    long: { CLUSTER_KILLS: '10' },
    control: {
      without: 'the wait for a standby',
      suite: { program: 'test/cluster/run.ts', args: ['--lossy'] },
      missed: 'acknowledged acts that are lost',
    },
  },
];
