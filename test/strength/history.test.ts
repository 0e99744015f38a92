import { v7 as newId } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { canMoveProgress, type ProgressStatus } from '#domain/brief/progress.ts';
import { createNotifications } from '#server/platform/database/notify.ts';
import { signedInAs, type TestPerson, testApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';
import { instantWriter } from '#test/scripted-writer.ts';
import { silentLog } from '#test/silent-log.ts';
import { storedBrief } from '#test/submission.ts';
import { withoutLimits } from '#test/without-limits.ts';
import { figure } from './figure.ts';
import { isLinearizable, type Model, type Operation } from './linearizable.ts';

/*
 * Random calls of several clients at once, through two apps on one PostgreSQL, while its connections are cut. Afterwards some
 * order of the calls must explain every answer. HISTORY_ROUNDS=1500 is the long version.
 */

const ROUNDS = Number(process.env.HISTORY_ROUNDS ?? 4);
const CLIENTS = 4;
const CALLS_OF_ONE = 4;
const CUT_EVERY_MS = 40;
const LIMIT = 3;
const TIME = { timeout: 90_000 + ROUNDS * 2_000 };

const database = await createTestDatabase();
await withoutLimits(database);

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each subject knows its own answers
  body: any;
}

/** One thing that everybody works on. */
interface Subject<State, Input, Output> {
  model: Model<State, Input, Output>;
  choose(): Input;
  call(input: Input): { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object };
  read(input: Input, answer: Answer): Output;
}

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

test('the checker sees what no single order explains, and accepts what one does', () => {
  const register: Model<number, { write: number } | 'read', number | 'written'> = {
    start: 0,
    step: (state, input, output) =>
      input === 'read' ? (output === null || output === state ? [state] : []) : [input.write],
  };
  const write = (value: number, called: number, answered: number, output: 'written' | null = 'written') => ({
    input: { write: value },
    output,
    called,
    answered,
  });
  const read = (output: number, called: number, answered: number) => ({
    input: 'read' as const,
    output,
    called,
    answered,
  });
  expect(isLinearizable(register, [write(1, 0, 5), read(0, 1, 2), read(1, 3, 4)])).toBe(true);
  expect(isLinearizable(register, [write(1, 0, 5), read(1, 1, 2), read(0, 3, 4)])).toBe(false);
  expect(isLinearizable(register, [write(1, 0, 1), read(0, 2, 3)])).toBe(false);
  // Whatever is not known may come late, or never.
  expect(isLinearizable(register, [write(1, 0, 1, null), read(0, 2, 3), read(1, 4, 5)])).toBe(true);
});

const apps = await Promise.all(
  [1, 2].map(async () => {
    const notifications = createNotifications(database.connection, silentLog);
    const app = await testApp({ database, notifications, writer: instantWriter() });
    afterAll(() => app.close().then(notifications.close));
    await notifications.ready();
    return app;
  }),
);

/** Lets the clients work at once. @returns what they asked and were answered, and when */
async function work<State, Input, Output>(person: TestPerson, subject: Subject<State, Input, Output>) {
  const history: Operation<Input, Output>[] = [];
  const client = async (number: number) => {
    for (let n = 0; n < CALLS_OF_ONE; n++) {
      const input = subject.choose();
      const called = performance.now();
      const answer = await apps[number % 2]!.inject({ ...subject.call(input), headers: person.headers });
      const isKnown = answer.statusCode < 500;
      const body = answer.body ? answer.json() : null;
      const output = isKnown ? subject.read(input, { status: answer.statusCode, body }) : null;
      history.push({ input, output, called, answered: performance.now() });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  return history;
}

/** Cuts one connection of the apps after the other, as a failing network does. @returns how it ends */
function cutConnections() {
  const timer = setInterval(() => {
    void database.pool
      .query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           order by random() limit 1`,
      )
      .catch(() => {});
  }, CUT_EVERY_MS);
  return () => clearInterval(timer);
}

async function check<State, Input, Output>(
  name: string,
  make: (person: TestPerson) => Promise<Subject<State, Input, Output>>,
  { cuts = true } = {},
) {
  let [calls, unknown] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const person = await patiently(() => signedInAs(database, { limit: LIMIT }));
    const subject = await patiently(() => make(person));
    const endCuts = cuts ? cutConnections() : () => {};
    const history = await work(person, subject).finally(endCuts);
    expect(isLinearizable(subject.model, history), JSON.stringify(history, null, 1)).toBe(true);
    calls += history.length;
    unknown += history.filter(({ output }) => output === null).length;
  }
  figure(
    `${name}: histories that some order explains`,
    `${ROUNDS} of ${ROUNDS}, ${calls} calls, ${unknown} without a known end`,
  );
}

/** What prepares a round may be given a connection that was cut in the one before. */
async function patiently<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 20; tries++) {
    try {
      return await act();
    } catch {}
  }
  return act();
}

const started = async (briefId: string, person: TestPerson) => {
  const url = `/api/briefs/${briefId}/progress`;
  const payload = { status: 'in_progress' };
  const answer = await apps[0]!.inject({ method: 'PUT', url, headers: person.headers, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

test('TIME-3 whoever plants milestones at once, one order explains who got which percentage', TIME, async () => {
  await check(
    'milestones',
    async (person): Promise<Subject<number[], number | 'list', 'planted' | 'taken' | number[]>> => {
      const briefId = await storedBrief(database, person.userId);
      await started(briefId, person);
      const url = `/api/briefs/${briefId}/milestones`;
      return {
        model: {
          start: [],
          step(state, input, output) {
            if (input === 'list') return output === null || String(output) === String(state) ? [state] : [];
            const isTaken = state.includes(input);
            if (output !== null && (output === 'taken') !== isTaken) return [];
            return [isTaken ? state : [...state, input].sort((one, other) => one - other)];
          },
        },
        choose: () => pick([10, 20, 30, 'list'] as const),
        call: (input) =>
          input === 'list'
            ? { method: 'GET', url }
            : { method: 'POST', url, payload: { title: 'Sketch', percentage: input } },
        read(input, { status, body }) {
          if (input === 'list') return body.items.map(({ percentage }: { percentage: number }) => percentage);
          return status === 201 ? 'planted' : 'taken';
        },
      };
    },
  );
});

test('STATE-2 whoever moves a brief at once, one order explains where it stood', TIME, async () => {
  type Input = ProgressStatus | 'read';
  await check(
    'statuses',
    async (person): Promise<Subject<ProgressStatus, Input, 'moved' | 'refused' | ProgressStatus>> => {
      const briefId = await storedBrief(database, person.userId);
      const url = `/api/briefs/${briefId}`;
      return {
        model: {
          start: 'not_started',
          step(state, input, output) {
            if (input === 'read') return output === null || output === state ? [state] : [];
            const may = canMoveProgress(state, input);
            if (output !== null && (output === 'moved') !== may) return [];
            return [may ? input : state];
          },
        },
        choose: () => pick(['in_progress', 'paused', 'completed', 'read'] as const),
        call: (input) =>
          input === 'read'
            ? { method: 'GET', url }
            : { method: 'PUT', url: `${url}/progress`, payload: { status: input } },
        read(input, { status, body }) {
          if (input === 'read') return body.progress?.status ?? 'not_started';
          return status === 200 ? 'moved' : 'refused';
        },
      };
    },
  );
});

test(
  'SHOW-11 whoever saves at once, one order explains every revision, and nobody overwrites unseen',
  TIME,
  async () => {
    interface State {
      revision: number;
      title: string;
    }
    type Input = 'read' | { base: number; title: string };
    await check('revisions', async (person): Promise<Subject<State, Input, State | 'saved' | 'moved on'>> => {
      const url = `/api/collections/${newId()}`;
      const content = { about: '', isPublic: false };
      const first = newId();
      const made = await apps[0]!.inject({
        method: 'PUT',
        url,
        headers: person.headers,
        payload: { ...content, title: first, revision: 0 },
      });
      if (made.statusCode !== 200) throw new Error(made.body);
      let newest = 1;
      return {
        model: {
          start: { revision: 1, title: first },
          step(state, input, output) {
            if (input === 'read')
              return output === null || JSON.stringify(output) === JSON.stringify(state) ? [state] : [];
            const fits = input.base === state.revision;
            if (output !== null && (output === 'saved') !== fits) return [];
            return [fits ? { revision: state.revision + 1, title: input.title } : state];
          },
        },
        choose: () => pick(['read', { base: newest, title: newId() }, { base: newest, title: newId() }] as const),
        call: (input) =>
          input === 'read'
            ? { method: 'GET', url }
            : { method: 'PUT', url, payload: { ...content, title: input.title, revision: input.base } },
        read(input, { status, body }) {
          if (input === 'read') return { revision: body.revision, title: body.title };
          if (status === 200) newest = Math.max(newest, body.revision);
          return status === 200 ? 'saved' : 'moved on';
        },
      };
    });
  },
);

// Without cut connections: a brief that fails gives its place back some time after its answer.
test('QUOTA-3 whoever orders and cancels at once, one order explains every count', TIME, async () => {
  interface State {
    count: number;
    cancelled: string[];
  }
  type Input = 'order' | 'count' | { cancel: string };
  await check(
    'quota',
    async (): Promise<Subject<State, Input, 'written' | 'refused' | 'cancelled' | number>> => {
      const written: string[] = [];
      return {
        model: {
          start: { count: 0, cancelled: [] },
          step(state, input, output) {
            const { count, cancelled } = state;
            if (input === 'count') return output === count ? [state] : [];
            if (input === 'order') {
              if ((output === 'written') !== count < LIMIT) return [];
              return [output === 'written' ? { count: count + 1, cancelled } : state];
            }
            // Cancelled again, it stays cancelled.
            if (output === 'refused' || cancelled.includes(input.cancel)) return [state];
            return [{ count: count - 1, cancelled: [...cancelled, input.cancel].sort() }];
          },
        },
        choose: () => pick(['order', 'order', 'count', ...written.map((cancel) => ({ cancel }))] as const),
        call(input) {
          if (input === 'count') return { method: 'GET', url: '/api/session' };
          if (input === 'order')
            return { method: 'POST', url: '/api/briefs', payload: { industry: 'food', styles: ['retro'] } };
          return { method: 'DELETE', url: `/api/generations/${input.cancel}` };
        },
        read(input, { status, body }) {
          if (input === 'count') return body.viewer.briefsGenerated;
          if (input !== 'order') return status === 200 ? 'cancelled' : 'refused';
          if (status === 201) written.push(body.id);
          return status === 201 ? 'written' : 'refused';
        },
      };
    },
    { cuts: false },
  );
});
