import type { Finding } from './findings.ts';

/**
 * How far one screenshot of the build is. `comparing`: it is being laid over the design. `to_review`: the designer's turn. `failed`:
 * one of the pictures could not be opened. `replaced`: the developer brought another one before it was decided.
 */
export const reviewStates = ['comparing', 'to_review', 'approved', 'returned', 'failed', 'replaced'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What was decided, and what was replaced, stays as it is. */
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
  returned: 'Returned',
  failed: 'Not readable',
  replaced: 'Replaced',
};

export type ReviewParty = 'designer' | 'developer';

/** Only the developer adds screenshots; only the designer ignores areas, judges findings and decides. */
export const canAddBuild = (party: ReviewParty): boolean => party === 'developer';
export const canDecide = (party: ReviewParty): boolean => party === 'designer';

/** What the designer says when asking for changes, in characters; a finding's own note is as long at most. */
export const REVIEW_NOTE_MAX = 1000;
export const IGNORED_MAX = 12;
/** Screenshots of one frame in one workspace: a loop that forgot to stop is not a build. */
export const ROUNDS_MAX = 60;

export const verdictKinds = ['fine', 'returned'] as const;
export interface Verdict {
  finding: number;
  verdict: (typeof verdictKinds)[number];
  /** What the designer says to it; may be empty. */
  note: string;
}

export interface Undecided {
  findings: readonly Pick<Finding, 'number'>[];
  verdicts: readonly Verdict[];
}

/** How many findings still wait for the designer. */
export function undecidedCount({ findings, verdicts }: Undecided): number {
  const decided = new Set(verdicts.map(({ finding }) => finding));
  return findings.filter(({ number }) => !decided.has(number)).length;
}

/** Why a screenshot cannot be approved yet; null when it can. */
export function approvalHindrance(review: Undecided): string | null {
  const open = undecidedCount(review);
  const returned = review.verdicts.filter(({ verdict }) => verdict === 'returned').length;
  if (returned > 0) return returned === 1 ? 'You returned a finding' : `You returned ${returned} findings`;
  if (open === 0) return null;
  return open === 1 ? 'One finding is undecided' : `${open} findings are undecided`;
}
