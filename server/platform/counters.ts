import type { Mailer } from './mail/mailer.ts';

/** What /metrics counts besides requests. Labels name kinds, never people or contents. */
interface Counted {
  briefs: { engine: string; outcome: string };
  sign_ins: { way: string; outcome: string };
  mails: { outcome: string };
  jobs: { kind: string; outcome: string };
}

export interface Counters {
  add<What extends keyof Counted>(what: What, labels: Counted[What]): void;
  /** The counts of this process since its start. */
  entries(what: keyof Counted): { labels: Record<string, string>; value: number }[];
}

export const counted: Record<keyof Counted, { help: string; labels: string[] }> = {
  briefs: { help: 'Ended generations of briefs by engine and outcome', labels: ['engine', 'outcome'] },
  sign_ins: { help: 'Sign-ins by way and outcome', labels: ['way', 'outcome'] },
  mails: { help: 'E-mails by what the mail server said', labels: ['outcome'] },
  jobs: { help: 'Background jobs by kind and outcome', labels: ['kind', 'outcome'] },
};

export function createCounters(): Counters {
  const counts = new Map<string, Map<string, number>>();
  return {
    add(what, labels) {
      const of = counts.get(what) ?? new Map<string, number>();
      counts.set(what, of);
      const key = JSON.stringify(labels);
      of.set(key, (of.get(key) ?? 0) + 1);
    },
    entries: (what) => [...(counts.get(what) ?? [])].map(([key, value]) => ({ labels: JSON.parse(key), value })),
  };
}

/** The same mailer; what it sent and what was refused is counted. */
export function countMails<M extends Mailer>(mailer: M, counters: Counters): M {
  return {
    ...mailer,
    async send(email) {
      try {
        await mailer.send(email);
        counters.add('mails', { outcome: 'sent' });
      } catch (error) {
        counters.add('mails', { outcome: 'refused' });
        throw error;
      }
    },
  };
}
