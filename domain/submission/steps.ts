/** The wizard's steps in their order (SUB-1). The table of drafts checks how many there are. */
export const stepIds = ['import', 'frames', 'annotate', 'reflect', 'describe', 'collaboration', 'preview'] as const;
export type StepId = (typeof stepIds)[number];

export const WIZARD_STEPS = stepIds.length;

/** A step's number, from 1: for display, addresses and stored drafts. */
export const stepNumber = (id: StepId): number => stepIds.indexOf(id) + 1;
