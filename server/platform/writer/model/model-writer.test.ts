import { expect, test } from 'vitest';
import { briefContentSchema, type PartialBriefContent } from '#domain/brief/content.ts';
import { briefSectionIds, sectionHasBegun } from '#domain/brief/sections.ts';
import { createLog } from '#server/platform/log.ts';
import { sandbox, sandboxWriter } from '#test/sandbox.ts';
import { keepingLog } from '#test/silent-log.ts';
import { type Rejected, type Writer, WriterError, type WritingOrder } from '../writer.ts';

const order: WritingOrder = {
  industry: 'food',
  styles: ['retro', 'bold'],
  level: 'professional',
  timeBoxDays: 7,
  seed: 'tide',
};

async function write(writer: Writer, rejected: Rejected | null = null, signal = new AbortController().signal) {
  const writing = writer.write(order, { number: rejected ? 2 : 1, rejected, signal });
  const seen: PartialBriefContent[] = [];
  for (;;) {
    const step = await writing.next();
    if (step.done) return { seen, written: step.value };
    seen.push(step.value);
  }
}

async function failure(writing: Promise<unknown>): Promise<WriterError> {
  const error = await writing.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(WriterError);
  return error as WriterError;
}

test('BRIEF-2 a language model behind the OpenAI protocol writes a valid brief', async () => {
  const model = await sandbox();
  const { written } = await write(sandboxWriter(model, 'sandbox'));
  expect(briefContentSchema.parse(written.content)).toEqual(written.content);
  expect(model.calls).toHaveLength(1);
  expect(model.calls[0]!.authorization).toBe('Bearer a key for the sandbox');
});

test('BRIEF-3 its sections begin one after the other while the model is still writing', async () => {
  const { seen, written } = await write(sandboxWriter(await sandbox(), 'sandbox'));
  const begun = seen.map((content) => briefSectionIds.filter((id) => sectionHasBegun(content, id)).length);
  expect(begun.at(0)).toBe(0);
  // What the model does not write comes with its last words: direction, features and deliverables.
  expect([...new Set(begun)].slice(0, 5)).toEqual([0, 1, 2, 3, 6]);
  expect(seen.at(-1)!.projectDescription).toBe(written.content.projectDescription);
  for (const { colors, styleDescription } of seen) expect(colors === undefined).toBe(styleDescription === undefined);
});

test('the prompt holds the order and the drawn facts, and nothing about the person', async () => {
  const model = await sandbox();
  await write(sandboxWriter(model, 'sandbox'));
  const { prompt } = model.calls[0]!;
  expect(prompt).toContain('Industry: Food & Beverage');
  expect(prompt).toContain('Visual styles: Retro/Vintage and Bold & Vibrant');
  expect(prompt).toContain('Time for the job: 7 days');
  expect(prompt).toMatch(/"organisation":"[^"]+"/);
});

test.each(['sandbox-chatty', 'sandbox-fits-and-starts'])('%s is understood all the same', async (name) => {
  const { written } = await write(sandboxWriter(await sandbox(), name));
  expect(briefContentSchema.parse(written.content)).toEqual(written.content);
});

test.each(['sandbox-cut', 'sandbox-stall', 'sandbox-missing', 'sandbox-malformed'])(
  '%s keeps what arrived, and a second call writes only what is missing',
  async (name) => {
    const model = await sandbox();
    const writer = sandboxWriter(model, `${name}-once`);
    const { again } = await failure(write(writer));
    const { rejected } = again!;
    expect(Object.keys(rejected!.content)).toContain('projectDescription');
    expect(rejected!.problems.join()).toContain('personas: is missing');

    const { seen, written } = await write(writer, rejected);
    expect(written.content).toMatchObject(rejected!.content);
    expect(seen[0]!.projectDescription).toBe(written.content.projectDescription);
    const { prompt } = model.calls[1]!;
    const asked = prompt.slice(prompt.indexOf('Write these fields'));
    expect(asked).toContain('"personas":');
    expect(asked).not.toContain('"projectDescription":');
  },
);

test.each([
  ['sandbox-empty', 'failed'],
  ['sandbox-refusal', 'failed'],
  ['sandbox-500', 'failed'],
])('%s is tried again from a blank page', async (name, reason) => {
  const error = await failure(write(sandboxWriter(await sandbox(), name)));
  expect(error.failure).toBe(reason);
  expect(error.again).toMatchObject({ rejected: null });
});

test('a model that never says a word has timed out, and is not asked again', async () => {
  const error = await failure(write(sandboxWriter(await sandbox(), 'sandbox-hang')));
  expect(error).toMatchObject({ failure: 'timed_out', again: null });
});

test('a model that does not stop is stopped', async () => {
  const model = await sandbox();
  const error = await failure(write(sandboxWriter(model, 'sandbox-huge')));
  expect(error.failure).toBe('failed');
  expect(await model.calls[0]!.over).toEqual({ isWhole: false });
});

test('a busy model is waited for as long as it asks, if that is not long', async () => {
  const model = await sandbox();
  const soon = await failure(write(sandboxWriter(model, 'sandbox-429-once')));
  expect(soon).toMatchObject({ failure: 'busy', again: { waitMs: 1_000 } });
  const late = await failure(write(sandboxWriter(model, 'sandbox-429')));
  expect(late).toMatchObject({ failure: 'busy', again: null });
});

test('a refused key is said to the operator, without the key or the prompt', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const error = await failure(write(sandboxWriter(await sandbox(), 'sandbox-401', log)));
  expect(error).toMatchObject({ failure: 'key_refused', again: null });
  expect(lines).toHaveLength(1);
  const text = lines.join();
  expect(text).toContain('MODEL_API_KEY');
  expect(text).toContain('Incorrect API key provided.');
  expect(text).not.toContain('a key for the sandbox');
  expect(text).not.toContain('Visual styles');
});

test('a model that is not there is said to the operator', async () => {
  const { log, messages } = keepingLog();
  const error = await failure(write(sandboxWriter(await sandbox(), 'no-such-model', log)));
  expect(error).toMatchObject({ failure: 'failed', again: null });
  expect(messages.join()).toContain('MODEL_NAME');
});

test('a model server that is down is tried again', async () => {
  const model = await sandbox();
  const writer = sandboxWriter(model, 'sandbox');
  await model.close();
  const error = await failure(write(writer));
  expect(error).toMatchObject({ failure: 'failed', again: { rejected: null } });
});

test('BRIEF-3 when it is cancelled, the connection to the model is closed', async () => {
  const stop = new AbortController();
  const model = await sandbox({
    beforePiece: async (sent) => {
      if (sent.length > 500) stop.abort(new Error('cancelled'));
    },
    pace: 1,
  });
  await expect(write(sandboxWriter(model, 'sandbox'), null, stop.signal)).rejects.toThrow('cancelled');
  expect(await model.calls[0]!.over).toEqual({ isWhole: false });
});
