import { figmaAddress, NO_FIGMA_LINK } from '../design-file/link.ts';
import { whyNotFrameName } from './frame-name.ts';
import { NO_WEB_LINK, webLink } from './link.ts';
import type { StepId } from './steps.ts';

/** What a draft needs to be looked at for; the contract's draft content has all of it. */
interface Draft {
  title: string;
  assetsLink: string;
  figmaLink: string;
  frames: readonly { id: string; name: string; selected: boolean; featured: boolean }[];
  annotations: Readonly<Record<string, { pins: readonly { text: string }[]; general: readonly { text: string }[] }>>;
}

export type DraftField = 'title' | 'frames' | 'annotations' | 'assetsLink' | 'figmaLink';

/** The wizard's step on which each field is mended. */
export const stepOfField: Record<DraftField, StepId> = {
  figmaLink: 'import',
  frames: 'frames',
  annotations: 'annotate',
  title: 'describe',
  assetsLink: 'describe',
};

/**
 * Everything that is missing before a draft can be submitted, field by field; empty when it is complete (SUB-1,
 * SUB-2, SUB-3, SUB-10).
 */
export function missingFromDraft(draft: Draft): Partial<Record<DraftField, string>> {
  const missing: Partial<Record<DraftField, string>> = {};
  const selected = draft.frames.filter((frame) => frame.selected);
  if (!draft.title.trim()) missing.title = 'Give the design a title';
  if (selected.length === 0) missing.frames = 'Choose at least one frame';
  else if (selected.filter((frame) => frame.featured).length !== 1) missing.frames = 'Feature exactly one chosen frame';
  else if (selected.some((frame) => whyNotFrameName(frame.name))) missing.frames = 'Give every chosen frame a name';
  const shown = selected.flatMap((frame) => draft.annotations[frame.id] ?? []);
  if (shown.some(({ pins, general }) => [...pins, ...general].some((note) => !note.text.trim())))
    missing.annotations = 'Write something in every pin and note, or delete it';
  if (draft.assetsLink.trim() && !webLink(draft.assetsLink)) missing.assetsLink = NO_WEB_LINK;
  if (draft.figmaLink.trim() && !figmaAddress(draft.figmaLink)) missing.figmaLink = NO_FIGMA_LINK;
  return missing;
}
