import { onTestFinished } from 'vitest';
import type { Log } from '#server/platform/log.ts';
import { createModelWriter } from '#server/platform/writer/model/model-writer.ts';
import type { Writer } from '#server/platform/writer/writer.ts';
import { type Sandbox, type SandboxOptions, startSandboxModel } from '#server/stand-ins/model/sandbox-model.ts';
import { silentLog } from './silent-log.ts';

/** The sandbox model, as fast as it can, until the end of the test. */
export async function sandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const running = await startSandboxModel({ pace: 0, ...options });
  onTestFinished(() => running.close());
  return running;
}

const SILENCE_MS: Record<string, number> = {
  'sandbox-stall': 1_500,
  // Whoever does not stop is hung up on, however late silence would be noticed.
  'sandbox-huge': 600_000,
};

/** A writer over the sandbox; its name says how the model behaves. Only where silence is the test is it noticed soon. */
export function sandboxWriter({ baseUrl }: Sandbox, name: string, log: Log = silentLog): Writer {
  return createModelWriter({
    address: { baseUrl, apiKey: 'a key for the sandbox', name },
    log,
    timing: {
      firstChunkMs: name.startsWith('sandbox-hang') ? 300 : 15_000,
      chunkMs: SILENCE_MS[name.replace('-once', '')] ?? 15_000,
    },
  });
}
