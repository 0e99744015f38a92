import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { collectGarbage } from './free-heap.ts';
import { PictureRefused } from './image-processor.ts';
import { localImageProcessor } from './local-image-processor.ts';
import type { Answer, Asked } from './picture-process.ts';
import { sharp } from './sharp.ts';

/*
 * The image processor's child process: pictures are decoded here, so that their memory and crashes do not affect the server. It
 * ends with its parent process.
 */

/** Requests have priority over pictures. */
const NICENESS = 10;
/**
 * More than two accepted pictures and a comparison need. The kernel's limit is above it (`picture-process.ts`); other systems have this
 * one alone.
 */
const MEMORY_MAX = 600 * 1024 * 1024;
const LOOK_EVERY_MS = 50;

setPriority(NICENESS);
process.on('disconnect', () => process.exit(0));
// A stop signal may reach the whole process group. This process ends only after its current work.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(1);
}, LOOK_EVERY_MS).unref();

// Every call needs the library. The compile cache is written now, because the process is ended by a kill.
void sharp().then(() => flushCompileCache());

process.on('message', (asked: Asked) => {
  void answer(asked)
    .then(
      (done) => say({ id: asked.id, done }),
      (error: Error) => say({ id: asked.id, failed: explain(error) }),
    )
    .then(collectGarbage);
});

async function answer(asked: Asked): Promise<unknown> {
  const bytes = asBuffer(asked.bytes);
  if (asked.call === 'measure') return localImageProcessor.measure(bytes, asked.kind);
  if (asked.call === 'preview') return localImageProcessor.preview(bytes);
  if (asked.call === 'cover') return localImageProcessor.cover([bytes, ...asked.others.map(asBuffer)], asked.ground);
  if (asked.call === 'svgToPng') return localImageProcessor.svgToPng(bytes);
  if (asked.call === 'compare') return localImageProcessor.compare(bytes, asBuffer(asked.other), asked.ignored);
  return localImageProcessor.encode(bytes, asked.width, async (made) => say({ id: asked.id, made }));
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

function explain(error: Error): Extract<Answer, { failed: unknown }>['failed'] {
  return { message: error.message, ...(error instanceof PictureRefused && { code: error.code }) };
}

function say(answer: Answer) {
  process.send!(answer);
}
