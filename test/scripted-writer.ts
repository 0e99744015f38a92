import type { BriefContent, PartialBriefContent } from '#domain/brief/content.ts';
import type { Rejected, SectionOrder, Writer, WritingOrder, WrittenBrief } from '#server/platform/writer/writer.ts';
import { buildBriefContent } from './brief-content.ts';

/** One attempt at one brief, in the hands of the test: it goes on when the test says so. */
export interface Attempt {
  order: WritingOrder;
  number: number;
  rejected: Rejected | null;
  signal: AbortSignal;
  /** Lets this much arrive. */
  send(content: PartialBriefContent): void;
  finish(content?: BriefContent, skeleton?: unknown): void;
  fail(error: Error): void;
}

export interface ScriptedWriter extends Writer {
  /** Every attempt that was begun, in order. */
  attempts: Attempt[];
  /** The next attempt that nobody has asked for yet, as soon as it begins. */
  next(): Promise<Attempt>;
}

type Step = { send: PartialBriefContent } | { finish: BriefContent; skeleton: unknown } | { fail: Error };

/** A writer that does nothing by itself. */
export function scriptedWriter(options: { attemptsAtMost?: number } = {}): ScriptedWriter {
  const attempts: Attempt[] = [];
  const begun: Attempt[] = [];
  const waiting: ((attempt: Attempt) => void)[] = [];
  return {
    engine: 'model',
    model: 'scripted',
    rewrite: rewriteUsps,
    attemptsAtMost: options.attemptsAtMost ?? 2,
    attempts,
    next() {
      const ready = begun.shift();
      return ready ? Promise.resolve(ready) : new Promise((resolve) => waiting.push(resolve));
    },
    async *write(order, { number, rejected, signal }): AsyncGenerator<PartialBriefContent, WrittenBrief, void> {
      const steps: Step[] = [];
      let rouse = () => {};
      const push = (step: Step): void => {
        steps.push(step);
        rouse();
      };
      const attempt: Attempt = {
        order,
        number,
        rejected,
        signal,
        send: (content) => push({ send: content }),
        finish: (content = buildBriefContent(), skeleton = { drawn: order.seed }) =>
          push({ finish: content, skeleton }),
        fail: (error) => push({ fail: error }),
      };
      attempts.push(attempt);
      const someone = waiting.shift();
      if (someone) someone(attempt);
      else begun.push(attempt);
      for (;;) {
        const step = steps.shift();
        if (!step) {
          await new Promise<void>((resolve) => {
            rouse = resolve;
          });
          continue;
        }
        if ('send' in step) yield step.send;
        else if ('finish' in step) return { content: step.finish, seed: order.seed, skeleton: step.skeleton };
        else throw step.fail;
      }
    },
  };
}

/** Knows one section only. */
async function rewriteUsps({ content, skeleton, section, order }: SectionOrder) {
  return section === 'usps' ? { content: { ...content, uspIntro: `Said anew: ${order.seed}` }, skeleton } : null;
}

/** A writer that has every brief ready at once. */
export function instantWriter(): Writer {
  return {
    engine: 'composer',
    model: null,
    attemptsAtMost: 1,
    rewrite: rewriteUsps,
    // biome-ignore lint/correctness/useYield: nothing arrives before all of it does
    async *write(order) {
      return { content: buildBriefContent(), seed: order.seed, skeleton: null };
    },
  };
}
