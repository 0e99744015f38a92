import type { Generation } from '#contract/generation.ts';
import { pause } from '#server/platform/pause.ts';
import { startSandboxModel } from '#server/stand-ins/model/sandbox-model.ts';
import { readEvents } from '#test/event-reader.ts';
import { buildOnce } from '../../scripts/build.ts';
import { withDataDir } from '../installation.ts';
import type { Options } from '../main.ts';
import { admin, bearerToken } from '../people.ts';
import { startProduct } from '../processes.ts';
import { median, type Report } from '../report.ts';

const ROUNDS = 20;
const EMAIL = 'bench@people.example';

/**
 * `npm run bench -- writing`: how soon a person reads the first section of a brief, from the model's last word of
 * it.
 */
export async function run(report: Report, options: Options) {
  await buildOnce();
  await withDataDir((dataDir) => measure(report, dataDir, Number(options.rounds ?? ROUNDS)));
}

async function measure(report: Report, dataDir: string, rounds: number) {
  /** When the reader had each whole description, and when the model had sent it. */
  const read = new Map<string, number>();
  const sent = new Map<string, number>();
  const model = await startSandboxModel({ beforePiece: (words) => delayed(words, sent, read) });
  const product = await startProduct({
    DATA_DIR: dataDir,
    MODEL_BASE_URL: model.baseUrl,
    MODEL_NAME: 'sandbox',
  });
  try {
    const { token } = bearerToken(dataDir, EMAIL);
    admin(dataDir, 'limit', EMAIL, '-1');
    const toFirstEvent: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const asked = performance.now();
      const events = await readEvents(`http://127.0.0.1:${product.port}/api/briefs`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ industry: 'food', styles: ['retro'] }),
      });
      await events.until<Generation>(() => true);
      toFirstEvent.push(performance.now() - asked);
      await events.until<Generation>(({ content, state }) => {
        const words = content.projectDescription as string | undefined;
        if (words && !read.has(words)) read.set(words, performance.now());
        return state !== 'writing';
      });
    }
    const toReader = [...sent].map(([words, at]) => Math.max(0, read.get(words)! - at));
    const figure = (name: string, value: number, goal?: string) => report.figure({ name, value, unit: 'ms', goal });
    figure(`Writing: first section, model to reader, median of ${rounds}`, median(toReader), '≤ 300');
    figure('Writing: first section, model to reader, slowest', Math.max(...toReader), '≤ 300');
    figure('Writing: from asking to the first event, median', median(toFirstEvent));
  } finally {
    await product.stop();
    await model.close();
  }
}

/** Stops the model after the whole description until the reader has it. */
async function delayed(words: string, sent: Map<string, number>, read: Map<string, number>): Promise<void> {
  const found = /"projectDescription": ("(?:[^"\\]|\\.)*")/.exec(words)?.[1];
  if (!found) return;
  const description: string = JSON.parse(found);
  if (!sent.has(description)) sent.set(description, performance.now());
  while (!read.has(description)) await pause(1);
}
