import type { SubmissionCard } from '#contract/submission.ts';

const SHOWN = 3;

/** What the landing page prints of a design. */
export interface ShownDesign {
  id: string;
  title: string;
  designer: string;
  isOpen: boolean;
  /** Made up by the installation; the page says so. */
  isSample: boolean;
  picture: NonNullable<SubmissionCard['picture']>;
}

/** Up to three designs that can be seen by now, those open to collaboration first; otherwise in the showcase's order. */
export function designsToShow(cards: readonly SubmissionCard[]): ShownDesign[] {
  return cards
    .flatMap(({ id, title, designer, openToCollaboration, isSample, picture }) =>
      picture && picture.sources.length > 0
        ? [{ id, title, designer: designer.displayName, isOpen: openToCollaboration, isSample, picture }]
        : [],
    )
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
    .slice(0, SHOWN);
}
