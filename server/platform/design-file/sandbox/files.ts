import type { SandboxFile } from './draw/file.ts';
import { faults } from './faults.ts';

/** What draws each sample; a file is drawn when it is first asked for. */
const drawn: Record<string, () => Promise<SandboxFile>> = {
  SandboxPitchDeck000000: async () => (await import('./samples/saltmarsh/order-ahead.ts')).orderAhead(),
};

/** What lies behind the keys that have something wrong with them. */
const PLAIN = 'SandboxPitchDeck000000';

/** Holds the files that were asked for. */
export function createSandboxFiles() {
  const held = new Map<string, Promise<SandboxFile>>();
  return {
    /** `null` for a key that is no sample. */
    async get(key: string): Promise<SandboxFile | null> {
      const source = drawn[key] ? key : faults[key] ? PLAIN : null;
      if (!source) return null;
      const file = held.get(source) ?? drawn[source]!();
      held.set(source, file);
      return file;
    },
  };
}
