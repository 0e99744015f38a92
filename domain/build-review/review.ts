import type { Finding } from './findings.ts';

/**
 * State of one screenshot of the build. `comparing`: it is being compared with the design. `to_review`: the
 * designer decides next. `failed`: one of the pictures could not be decoded. `replaced`: the developer added
 * another screenshot before the decision.
 */
export const reviewStates = ['comparing', 'to_review', 'approved', 'returned', 'failed', 'replaced'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Decided and replaced screenshots do not change any more. */
export const reviewMoves = {
  comparing: ['to_review', 'failed', 'replaced'],
  to_review: ['comparing', 'approved', 'returned', 'replaced'],
  failed: ['comparing', 'replaced'],
  approved: [],
  returned: [],
  replaced: [],
} as const satisfies Record<ReviewState, readonly ReviewState[]>;

export function canMoveReview(from: ReviewState, to: ReviewState): boolean {
  return (reviewMoves[from] as readonly ReviewState[]).includes(to);
}

export const reviewWords: Record<ReviewState, string> = {
  comparing: 'Comparing',
  to_review: 'To review',
  approved: 'Approved',
  returned: 'Needs changes',
  failed: 'Not readable',
  replaced: 'Replaced',
};

export type ReviewParty = 'designer' | 'developer';

/** Only the developer adds screenshots. Only the designer ignores areas, judges findings and decides. */
export const canAddBuild = (party: ReviewParty): boolean => party === 'developer';
export const canDecide = (party: ReviewParty): boolean => party === 'designer';

/**
 * Length of the designer's note with a request for changes, in characters; the limit holds for a finding's note
 * too.
 */
export const REVIEW_NOTE_MAX = 1000;
export const IGNORED_MAX = 12;
/** Screenshots of one frame in one workspace; the limit stops a program in an endless loop. */
export const ROUNDS_MAX = 60;
/** In one collaboration: frames may be taken out of the design and others put in, and the page shows them all. */
export const REVIEWS_MAX = 1_200;
export const FRAMES_REVIEWED_MAX = 100;
/** The latest screenshots that the record of a collaboration shows, with all their findings. */
export const REVIEWS_RECORDED = 100;

export const verdictKinds = ['fine', 'returned'] as const;
export interface Verdict {
  finding: number;
  verdict: (typeof verdictKinds)[number];
  /** The designer's note; may be empty. */
  note: string;
}

/** A verdict that the designer gives; null makes the finding undecided again. */
export interface NewVerdict {
  finding: number;
  verdict: Verdict['verdict'] | null;
  note: string;
}

/** The verdicts after the designer gave some more, in the order of the findings. */
export function withVerdicts(known: readonly Verdict[], given: readonly NewVerdict[]): Verdict[] {
  const verdicts = new Map(known.map((one) => [one.finding, one]));
  for (const { finding, verdict, note } of given) {
    if (verdict) verdicts.set(finding, { finding, verdict, note });
    else verdicts.delete(finding);
  }
  return [...verdicts.values()].sort((a, b) => a.finding - b.finding);
}

export interface Undecided {
  findings: readonly Pick<Finding, 'number'>[];
  verdicts: readonly Verdict[];
}

/** Number of findings without a decision of the designer. */
export function undecidedCount({ findings, verdicts }: Undecided): number {
  const decided = new Set(verdicts.map(({ finding }) => finding));
  return findings.filter(({ number }) => !decided.has(number)).length;
}

/** The reason why a screenshot cannot be approved yet; null when it can. */
export function approvalHindrance(review: Undecided): string | null {
  const open = undecidedCount(review);
  const returned = review.verdicts.filter(({ verdict }) => verdict === 'returned').length;
  if (returned > 0) return returned === 1 ? 'You asked for a change' : `You asked for ${returned} changes`;
  if (open === 0) return null;
  return open === 1 ? 'One finding is undecided' : `${open} findings are undecided`;
}
