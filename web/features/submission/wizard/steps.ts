import type { DraftContent } from '#contract/submission-draft.ts';
import { parseDesignFileLink } from '#domain/design-file/link.ts';
import { WIZARD_STEPS } from '#domain/submission/limits.ts';
import { type DraftField, stepOfField } from '#domain/submission/ready.ts';

/** The wizard's steps in their order (SUB-1). */
export const stepTitles = [
  'Design file',
  'Design Preview',
  'Annotations',
  'Reflection',
  'Tags and Metadata',
  'Collaboration',
  'Preview and submit',
] as const;

type Imported = Pick<DraftContent, 'figmaLink' | 'fileInfo' | 'frames'>;

/** What the draft does not hold: pictures that cannot be shown, and whether the link is being read. */
export interface Seen {
  damaged?: readonly { id: string }[];
  isReading?: boolean;
}

/** Whether the link field is complete: empty, or its file has been read. */
export function isLinkSettled({ figmaLink, fileInfo }: Pick<DraftContent, 'figmaLink' | 'fileInfo'>): boolean {
  if (!figmaLink.trim()) return true;
  const parsed = parseDesignFileLink(figmaLink);
  return parsed.ok && parsed.link.fileKey === fileInfo?.fileKey;
}

/** Why the person cannot go on from a step; `null` if they can (SUB-1). */
export function whyNotOn(step: number, content: Imported, { damaged = [], isReading }: Seen = {}): string | null {
  const usable = content.frames.filter(({ id }) => damaged.every((one) => one.id !== id));
  if (step === 1) {
    if (!isLinkSettled(content) && isReading) return 'The Figma link is being read';
    if (!isLinkSettled(content))
      return content.frames.length > 0
        ? 'The Figma link is not read: mend it, or clear it to go on with your pictures'
        : 'Wait until the Figma link is checked, mend it, or clear it';
    if (content.frames.length === 0) return 'Link a Figma file, or upload at least one picture';
    if (usable.length === 0) return 'No picture can be opened: upload another one';
  }
  if (step === 2 && !usable.some((frame) => frame.selected)) return 'Choose at least one frame';
  return null;
}

/** The furthest step that can be opened: the first incomplete one, or else the last. */
export function furthestStep(content: Imported, seen?: Seen): number {
  if (whyNotOn(1, content, seen)) return 1;
  return whyNotOn(2, content, seen) ? 2 : WIZARD_STEPS;
}

/** Limits any number to a step that can be opened. */
export function openStep(wanted: number, content: Imported, seen?: Seen): number {
  const whole = Number.isInteger(wanted) ? wanted : 1;
  return Math.min(Math.max(whole, 1), furthestStep(content, seen));
}

/** The steps before the current one on which nothing is missing: only these are shown as done. */
export function doneSteps(current: number, missing: Partial<Record<DraftField, string>>): number[] {
  const open = new Set((Object.keys(missing) as DraftField[]).map((field) => stepOfField[field]));
  return stepTitles.map((_, n) => n + 1).filter((step) => step < current && !open.has(step));
}
