import type { DraftContent } from '#contract/submission-draft.ts';
import { parseDesignFileLink } from '#domain/design-file/link.ts';
import { type DraftField, stepOfField } from '#domain/submission/ready.ts';
import { type StepId, stepIds, stepNumber, WIZARD_STEPS } from '#domain/submission/steps.ts';

interface Step {
  title: string;
  heading: string;
  lede: string;
}

/** A step's title among the others, and its heading with a line below. */
export const steps: Record<StepId, Step> = {
  import: {
    title: 'Design file',
    heading: 'Bring your design',
    lede: 'Link a Figma file, or upload pictures of your frames. One of them is enough.',
  },
  frames: {
    title: 'Design Preview',
    heading: 'Choose frames',
    lede: 'Everything you pick is shown in order. The featured frame becomes the cover.',
  },
  annotate: {
    title: 'Annotations',
    heading: 'Annotate your frames',
    lede: 'Click the frame to drop a pin, or add a general note.',
  },
  reflect: {
    title: 'Reflection',
    heading: 'How did you get there?',
    lede: 'Three short answers. They become the text beside your frames.',
  },
  describe: {
    title: 'Tags and Metadata',
    heading: 'Tags and metadata',
    lede: 'Tags are preselected from your brief. Change what does not fit.',
  },
  collaboration: {
    title: 'Collaboration',
    heading: 'Who should find this?',
    lede: 'You can change any of this later.',
  },
  preview: {
    title: 'Preview and submit',
    heading: 'One last look',
    lede: 'This is what people will see. Nothing is public until you press Submit Design.',
  },
};

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
export function whyNotOn(step: StepId, content: Imported, { damaged = [], isReading }: Seen = {}): string | null {
  const usable = content.frames.filter(({ id }) => damaged.every((one) => one.id !== id));
  if (step === 'import') {
    if (!isLinkSettled(content) && isReading) return 'The Figma link is being read';
    if (!isLinkSettled(content))
      return content.frames.length > 0
        ? 'The Figma link is not read: correct it, or clear it to go on with your pictures'
        : 'The Figma link is not read: correct it or clear it';
    if (content.frames.length === 0) return 'Link a Figma file, or upload at least one picture';
    if (usable.length === 0) return 'No picture can be opened: upload another one';
  }
  if (step === 'frames' && !usable.some((frame) => frame.selected)) return 'Choose at least one frame';
  return null;
}

/** The furthest step that can be opened: the first incomplete one, or else the last. */
export function furthestStep(content: Imported, seen?: Seen): number {
  const incomplete = stepIds.find((step) => whyNotOn(step, content, seen));
  return incomplete ? stepNumber(incomplete) : WIZARD_STEPS;
}

/** Limits any number to a step that can be opened. */
export function openStep(wanted: number, content: Imported, seen?: Seen): number {
  const whole = Number.isInteger(wanted) ? wanted : 1;
  return Math.min(Math.max(whole, 1), furthestStep(content, seen));
}

/** The steps before the current one on which nothing is missing: only these are shown as done. */
export function doneSteps(current: number, missing: Partial<Record<DraftField, string>>): number[] {
  const open = new Set((Object.keys(missing) as DraftField[]).map((field) => stepOfField[field]));
  return stepIds
    .filter((step) => !open.has(step))
    .map(stepNumber)
    .filter((step) => step < current);
}
