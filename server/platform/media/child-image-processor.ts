import { createSemaphore } from '#server/platform/concurrency.ts';
import { type Compared, FailedInCompany, type ImageProcessor } from './image-processor.ts';
import { type Call, createPictureProcess, type OnMade } from './picture-process.ts';

/**
 * Reading a header takes milliseconds, and encoding a large frame takes a second or two. A busy machine takes many
 * times longer.
 */
const LIMITS_MS = {
  measure: 25_000,
  encode: 240_000,
  preview: 120_000,
  cover: 120_000,
  svgToPng: 120_000,
  compare: 120_000,
} as const;
const neverAborted = new AbortController().signal;

/**
 * An image processor in child processes: one for everybody, and one for a picture that failed beside others and for comparisons, which
 * keep their process from answering for seconds.
 */
export function createChildImageProcessor({
  limitsMs = LIMITS_MS,
}: {
  limitsMs?: Record<Call['call'], number>;
} = {}): ImageProcessor & {
  /** The id of the running process, for memory measurements. */
  pid(): number | undefined;
} {
  const shared = createPictureProcess(limitsMs);
  const apart = createPictureProcess(limitsMs);
  const oneApart = createSemaphore(1);

  const askApart = <T>(call: Call, onMade?: OnMade) => oneApart(neverAborted, () => apart.ask<T>(call, onMade));

  async function ask<T>(call: Call, onMade?: OnMade): Promise<T> {
    try {
      return await shared.ask<T>(call, onMade);
    } catch (error) {
      if (!(error instanceof FailedInCompany)) throw error;
      return askApart(call, onMade);
    }
  }

  return {
    measure: (bytes, kind) => ask({ call: 'measure', bytes, kind }),
    encode: (bytes, width, onMade) => ask({ call: 'encode', bytes, width }, onMade),
    preview: async (bytes) => asBuffer(await ask<Uint8Array>({ call: 'preview', bytes })),
    async cover([first, ...others], ground) {
      return asBuffer(await ask<Uint8Array>({ call: 'cover', bytes: first!, others, ground }));
    },
    svgToPng: async (bytes) => asBuffer(await ask<Uint8Array>({ call: 'svgToPng', bytes })),
    async compare(design, build, ignored) {
      const compared = await askApart<Compared>({ call: 'compare', bytes: design, other: build, ignored });
      return { ...compared, heat: asBuffer(compared.heat) };
    },
    async close() {
      await Promise.all([shared.close(), apart.close()]);
    },
    pid: shared.pid,
  };
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
