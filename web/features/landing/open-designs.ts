import type { SubmissionCard } from '#contract/submission.ts';

const SHOWN = 3;

/** The data of a design that the landing page shows. */
export interface ShownDesign {
  id: string;
  title: string;
  designer: string;
  isOpen: boolean;
  /** A sample design of the installation; the page says so. */
  isSample: boolean;
  picture: NonNullable<SubmissionCard['picture']>;
}

/**
 * Up to three designs whose pictures are ready. Those open to collaboration come first, then the showcase's order
 * applies.
 */
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
