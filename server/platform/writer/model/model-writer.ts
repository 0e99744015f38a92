import type { PartialBriefContent } from '#domain/brief/content.ts';
import { defaultTitle } from '#domain/catalog/industries.ts';
import type { Log } from '#server/platform/log.ts';
import { type Writer, WriterError } from '../writer.ts';
import { createModelCaller, type ModelAddress, type ModelTiming, usualModelTiming } from './call-model.ts';
import { type Drawn, drawFacts } from './draw-facts.ts';
import { repairPrompt, systemPrompt, writePrompt } from './prompt.ts';
import { type Answer, readAnswer, withoutLast } from './read-answer.ts';
import { restorePeople } from './restore-people.ts';
import { rewriteSection } from './rewrite-section.ts';
import { arriving, settle } from './settle.ts';
import { smooth } from './smooth.ts';

export interface ModelWriterParts {
  address: ModelAddress;
  log: Log;
  timing?: Partial<ModelTiming>;
}

/** One brief costs at most two calls, even after failures. */
const CALLS_AT_MOST = 2;

/**
 * Writes with a language model over the OpenAI chat protocol. The answer is parsed while it arrives and validated at
 * the end; a second call writes only the missing or wrong fields.
 */
export function createModelWriter({ address, log, timing }: ModelWriterParts): Writer {
  const call = createModelCaller(address, { ...usualModelTiming, ...timing }, log);
  return {
    engine: 'model',
    model: address.name,
    attemptsAtMost: CALLS_AT_MOST,
    async *write(order, { rejected, signal }) {
      const drawn = drawFacts(order);
      const base = rejected?.content ?? {};
      const prompt = rejected ? repairPrompt(order, drawn, rejected) : writePrompt(order, drawn);
      let text = '';
      let readUpTo = 0;
      let answer: Answer = { fields: {}, isComplete: false };
      let broke: WriterError | null = null;
      try {
        for await (const delta of call({ system: systemPrompt(), prompt, signal })) {
          text += delta;
          if (!isWorthReading(delta, text.length - readUpTo)) continue;
          readUpTo = text.length;
          const read = await readAnswer(text);
          if (!read) continue; // not started, or unreadable from here on: the part read so far stays
          answer = read;
          yield visible({ ...base, ...answer.fields }, drawn);
        }
      } catch (error) {
        if (!(error instanceof WriterError) || !error.again) throw error;
        broke = error;
      }
      answer = (await readAnswer(text)) ?? answer;
      const arrived = answer.isComplete ? answer.fields : withoutLast(answer.fields);
      const hasArrived = Object.keys(arrived).length > 0;
      const { content, problems } = settle(
        { ...restorePeople({ ...base, ...arrived }, drawn.people), ...drawn.fixed },
        defaultTitle(order.industry),
      );
      if (!problems && (!rejected || hasArrived)) return { content, seed: order.seed, skeleton: drawn.skeleton };
      throw new WriterError(
        broke?.failure ?? 'failed',
        broke?.message ?? `The answer has faults: ${problems?.join(', ')}`,
        {
          // Without usable fields, the next attempt starts from nothing.
          again: {
            waitMs: broke?.again?.waitMs,
            rejected: hasArrived ? { content, problems: problems ?? [] } : rejected,
          },
          cause: broke,
        },
      );
    },
    async rewrite(request, { signal }) {
      return rewriteSection(call, request, signal);
    },
    smooth: (paragraphs, { signal }) => smooth(call, paragraphs, signal),
  };
}

/** Readers get some words at a time within a sentence, and the end of a text at once. */
const WORDS_CHARS = 60;
const isWorthReading = (delta: string, unread: number): boolean => unread >= WORDS_CHARS || delta.includes('"');

/** Task first, the direction after the people. The client reveals the twist later (BRIEF-14). */
function visible(raw: Record<string, unknown>, { fixed }: Drawn): PartialBriefContent {
  const { plotTwist: _, ...words } = arriving(raw);
  const { task, firstStep, glossary, safety } = fixed;
  if (!words.projectDescription) return words;
  return words.personas ? { ...words, ...fixed } : { ...words, task, firstStep, glossary, safety };
}
