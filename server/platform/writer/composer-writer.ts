import type { BriefContent, PartialBriefContent } from '#domain/brief/content.ts';
import { briefSections } from '#domain/brief/sections.ts';
import { pause } from '#server/platform/pause.ts';
import type { Writer } from './writer.ts';

/** Composing takes a few milliseconds, so a brief that is drawn badly may well be drawn again. */
const DRAWS_AT_MOST = 6;
/** Between two sections: enough to see them come, not enough to wait for them. */
const SECTION_MS = 120;

/** Its tables are 8 MB, and most processes that serve pages draw no brief for a long time: they come with the first one. */
const composer = () => import('#domain/brief/compose.ts');

/** Writes with the embedded composer: no key, no network. Its sections are shown one after the other. */
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

/** The title with the first section, then one section more each time. */
function* sectionBySection(content: BriefContent): Generator<PartialBriefContent> {
  let shown: PartialBriefContent = { title: content.title };
  for (const { id, fields } of briefSections) {
    // The client keeps it (BRIEF-14).
    if (id === 'twist') continue;
    const section = Object.fromEntries(fields.map((field) => [field, content[field]]));
    shown = { ...shown, ...section };
    yield shown;
  }
}
