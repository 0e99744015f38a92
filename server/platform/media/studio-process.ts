import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { giveBack } from './give-back.ts';
import { sharp } from './sharp.ts';
import { NotTaken } from './studio.ts';
import type { Answer, Asked } from './studio-child.ts';
import { studioHere } from './studio-here.ts';

/*
 * The studio's own process: pictures are opened here, so that neither what they take nor what they break is the server's. It ends
 * with the process that began it.
 */

/** Requests come before pictures. */
const NICENESS = 10;
/** More than any picture that is taken in needs; one that unfolds further takes this process with it and no other. */
const MEMORY_MAX = 700 * 1024 * 1024;
const LOOK_EVERY_MS = 100;

setPriority(NICENESS);
process.on('disconnect', () => process.exit(0));
// Whoever stops the server may reach its whole group; this process is ended when what is being made is finished.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(1);
}, LOOK_EVERY_MS).unref();

// The library is needed for whatever is asked. It ends by being killed: what Node made of the sources is kept now.
void sharp().then(() => flushCompileCache());

process.on('message', (asked: Asked) => {
  void answer(asked)
    .then(
      (done) => say({ id: asked.id, done }),
      (error: Error) => say({ id: asked.id, failed: explain(error) }),
    )
    .then(giveBack);
});

async function answer(asked: Asked): Promise<unknown> {
  const bytes = asBuffer(asked.bytes);
  if (asked.call === 'measure') return studioHere.measure(bytes, asked.kind);
  if (asked.call === 'preview') return studioHere.preview(bytes);
  if (asked.call === 'draw') return studioHere.draw(bytes);
  if (asked.call === 'compare') return studioHere.compare(bytes, asBuffer(asked.other), asked.ignored);
  return studioHere.encode(bytes, asked.width, async (made) => say({ id: asked.id, made }));
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

function explain(error: Error): Extract<Answer, { failed: unknown }>['failed'] {
  return { message: error.message, ...(error instanceof NotTaken && { code: error.code }) };
}

function say(answer: Answer) {
  process.send!(answer);
}
