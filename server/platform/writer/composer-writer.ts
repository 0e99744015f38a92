import type { BriefContent, PartialBriefContent } from '#domain/brief/content.ts';
import { briefSections } from '#domain/brief/sections.ts';
import { pause } from '#server/platform/pause.ts';
import type { Writer } from './writer.ts';

/** Composing takes a few milliseconds, so a bad brief can be composed again. */
const DRAWS_AT_MOST = 6;
/** The pause between two sections: people see each one appear, without a long wait. */
const SECTION_MS = 120;

/**
 * The composer's cases are large, and most processes compose no brief for a long time. They are loaded with the first
 * brief.
 */
const composer = () => import('#domain/brief/compose.ts');

/** Writes with the embedded composer, without a key or a network. Its sections appear one after the other. */
export function createComposerWriter({ sectionMs = SECTION_MS }: { sectionMs?: number } = {}): Writer {
  return {
    engine: 'composer',
    model: null,
    attemptsAtMost: DRAWS_AT_MOST,
    async *write(order, { number, signal }) {
      const seed = number === 1 ? order.seed : `${order.seed} ${number}`;
      const { composeBrief } = await composer();
      const { content, skeleton } = composeBrief({ ...order, seed });
      for (const shown of sectionBySection(content)) {
        yield shown;
        await pause(sectionMs, signal);
      }
      return { content, seed, skeleton };
    },
    async rewrite({ order, content, skeleton, section }) {
      const { composeSection } = await composer();
      return composeSection({ content, skeleton, section, attemptSeed: order.seed });
    },
  };
}

/** The title with the first section, then one more section each time. */
function* sectionBySection(content: BriefContent): Generator<PartialBriefContent> {
  let shown: PartialBriefContent = { title: content.title };
  for (const { id, fields } of briefSections) {
    // The client reveals it later (BRIEF-14).
    if (id === 'twist') continue;
    const section = Object.fromEntries(
      fields.filter((field) => field in content).map((field) => [field, content[field]]),
    );
    shown = { ...shown, ...section };
    yield shown;
  }
}
