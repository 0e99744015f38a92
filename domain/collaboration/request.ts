/** What a developer offers to build; the words of the request's dialog. */
export const developerRoles = [
  { id: 'front_end', label: 'Front end' },
  { id: 'full_stack', label: 'Front end and back end' },
  { id: 'mobile', label: 'Mobile app' },
  { id: 'prototype', label: 'Prototype' },
] as const;
export type DeveloperRole = (typeof developerRoles)[number]['id'];
export const developerRoleIds = developerRoles.map((role) => role.id) as [DeveloperRole, ...DeveloperRole[]];

export const roleLabel = (id: DeveloperRole): string => developerRoles.find((role) => role.id === id)!.label;

export const REQUEST_MESSAGE_MAX = 1000;
export const REASON_MAX = 500;
export const TECHNOLOGIES_MAX = 12;
export const TECHNOLOGY_LENGTH_MAX = 40;
/** An unanswered request ends by itself. */
export const REQUEST_DAYS = 14;
/** More requests in a day are hardly serious. */
export const REQUESTS_A_DAY = 10;

/** Requests, and collaborations, that a person's list has at most. */
export const COLLABORATIONS_LISTED = 100;

export const requestStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];
export type RequestAnswer = 'accept' | 'decline' | 'withdraw';

/** Who may do what with an open request; nothing can be done with a closed one. */
export const answersOf = {
  designer: ['accept', 'decline'],
  developer: ['withdraw'],
} as const satisfies Record<string, readonly RequestAnswer[]>;
export type Party = keyof typeof answersOf;

export function mayAnswer(party: Party, answer: RequestAnswer): boolean {
  return (answersOf[party] as readonly RequestAnswer[]).includes(answer);
}

/** How a design stands to the person who looks at it (DET-3). */
export type Standing =
  /** Their own. */
  | 'mine'
  /** Not open to collaboration, or not to them. */
  | 'closed'
  | 'open'
  /** They have asked and wait for the answer. */
  | 'asked'
  /** They build it, or are about to agree on it. */
  | 'building'
  /** Somebody else does. */
  | 'claimed'
  /** Somebody else has. */
  | 'built';

export interface StandingFacts {
  isMine: boolean;
  isOpen: boolean;
  isBlocked: boolean;
  hasAsked: boolean;
  claimedBy: 'nobody' | 'viewer' | 'another';
  /** What was claimed is complete. */
  isComplete: boolean;
}

export function standingOf({ isMine, isOpen, isBlocked, hasAsked, claimedBy, isComplete }: StandingFacts): Standing {
  if (isMine) return 'mine';
  if (claimedBy === 'viewer') return 'building';
  if (hasAsked) return 'asked';
  // A blocked person learns only that the design is not open.
  if (!isOpen || isBlocked) return 'closed';
  if (claimedBy === 'nobody') return 'open';
  return isComplete ? 'built' : 'claimed';
}
