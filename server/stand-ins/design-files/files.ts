import type { SandboxFile } from './draw/file.ts';
import { faults } from './faults.ts';

/** The source of each sample. A file is created at its first request. */
const drawn: Record<string, () => Promise<SandboxFile>> = {
  SandboxPitchDeck000000: async () => (await import('./samples/saltmarsh/order-ahead.ts')).orderAhead(),
  SandboxTwentyEight0000: async () => (await import('./samples/ridgeway/guide.ts')).ridgeway(),
  SandboxTwoPages0000000: async () => (await import('./samples/saltmarsh/arrangements.ts')).byDayAndNight(),
  SandboxSections0000000: async () => (await import('./samples/saltmarsh/arrangements.ts')).flows(),
  SandboxTokens000000000: async () => (await import('./samples/saltmarsh/arrangements.ts')).styleSheet(),
  SandboxEmpty0000000000: async () => (await import('./samples/oddities/oddities.ts')).empty(),
  SandboxHidden000000000: async () => (await import('./samples/oddities/oddities.ts')).hidden(),
  SandboxUnicode00000000: async () => (await import('./samples/oddities/oddities.ts')).unicode(),
};

/** The file behind the keys with faults. */
const PLAIN = 'SandboxPitchDeck000000';

/** Caches the requested files. */
export function createSandboxFiles() {
  const held = new Map<string, Promise<SandboxFile>>();
  return {
    /** `null` for a key that is not a sample. */
    async get(key: string): Promise<SandboxFile | null> {
      const source = drawn[key] ? key : faults[key] ? PLAIN : null;
      if (!source) return null;
      const file = held.get(source) ?? drawn[source]!();
      held.set(source, file);
      return file;
    },
  };
}
