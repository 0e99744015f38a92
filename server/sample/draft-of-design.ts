import type { DraftContent } from '#contract/submission-draft.ts';
import { emptyDraft } from '#domain/submission/empty-draft.ts';
import type { SampleDesign } from './designs/sample-design.ts';

/** A sample design as the wizard would hold it just before it is submitted; `mediaIds` are its pictures, frame by frame. */
export function draftOfDesign(design: SampleDesign, mediaIds: readonly string[]): DraftContent {
  const { brief, frames, coverage, words } = design;
  return {
    ...emptyDraft({ title: brief.content.title, styles: brief.styles }),
    ...words,
    frames: frames.map(({ id, name }, n) => ({
      id,
      name,
      pageId: null,
      pageName: null,
      mediaId: mediaIds[n]!,
      selected: true,
      featured: n === 0,
    })),
    annotations: Object.fromEntries(
      frames.map(({ id, pins, notes = {} }) => [
        id,
        {
          pins: pins.map((pin, n) => ({ id: `${id}-${n + 1}`, ...pin })),
          general: Object.entries(notes).map(([noteId, text]) => ({ id: noteId, text })),
        },
      ]),
    ),
    coverage: Object.fromEntries(
      Object.entries(coverage).map(([key, evidence]) => [
        key,
        'argued' in evidence
          ? { frameIds: [], noteIds: [], arguedAway: evidence.argued }
          : { frameIds: evidence.frames ?? [], noteIds: evidence.notes ?? [], arguedAway: '' },
      ]),
    ),
  };
}
