import { AGREEING_DAYS } from '../collaboration/agreement.ts';
import { quoted } from '../text/quoted.ts';
import { dayInWords } from '../value/day-in-words.ts';

/**
 * Kinds of notifications (WORK-11), and the choices for each. `reaches` is who still gets the e-mail when it is sent: whoever then
 * sees the design (`viewer`; the bell asks the same), enters its open workspace (`member`), or was one of its two people (`party`).
 */
export const notificationKinds = [
  { id: 'request', reaches: 'party', label: 'Somebody asks to build a design of mine' },
  { id: 'answer', reaches: 'party', label: 'A request of mine is answered' },
  { id: 'agreement', reaches: 'party', label: 'An agreement changes or is confirmed' },
  { id: 'comment', reaches: 'member', label: 'A comment in a workspace' },
  { id: 'critique', reaches: 'viewer', label: 'A critique of a design of mine, or an answer to one I gave' },
  { id: 'discussion', reaches: 'viewer', label: 'A comment on a design of mine, or a reply to me' },
  { id: 'hand_in', reaches: 'viewer', label: 'A design for a brief that I shared with the community' },
  { id: 'status', reaches: 'member', label: 'A build changes its status, is reviewed, or progress is shared' },
  { id: 'brief', reaches: 'party', label: 'A brief or a milestone of mine is due, or a client asks for a change' },
  { id: 'ended', reaches: 'party', label: 'A collaboration ends' },
] as const;
export type NotificationKind = (typeof notificationKinds)[number]['id'];
export const notificationKindIds = notificationKinds.map((kind) => kind.id) as [
  NotificationKind,
  ...NotificationKind[],
];

/** What happened, within its kind: the sentence is made of it. */
export const happenings = [
  'asked',
  'accepted',
  'declined',
  'withdrawn',
  'agreement_changed',
  'agreement_confirmed',
  'workspace_opened',
  'commented',
  'critiqued',
  'critique_answered',
  'remarked',
  'replied',
  'handed_in',
  'moved_to_building',
  'moved_to_complete',
  'progress_shared',
  'build_added',
  'build_approved',
  'build_returned',
  'milestone_due',
  'brief_due',
  'change_requested',
  'left',
  'lapsed',
  'claim_lapsed',
  'agreement_lapsed',
  'design_deleted',
  'designer_gone',
  'developer_gone',
] as const;
export type Happening = (typeof happenings)[number];

export const kindOf: Record<Happening, NotificationKind> = {
  asked: 'request',
  accepted: 'answer',
  declined: 'answer',
  withdrawn: 'request',
  agreement_changed: 'agreement',
  agreement_confirmed: 'agreement',
  workspace_opened: 'agreement',
  commented: 'comment',
  critiqued: 'critique',
  critique_answered: 'critique',
  remarked: 'discussion',
  replied: 'discussion',
  handed_in: 'hand_in',
  moved_to_building: 'status',
  moved_to_complete: 'status',
  progress_shared: 'status',
  build_added: 'status',
  build_approved: 'status',
  build_returned: 'status',
  milestone_due: 'brief',
  brief_due: 'brief',
  change_requested: 'brief',
  left: 'ended',
  lapsed: 'ended',
  claim_lapsed: 'ended',
  agreement_lapsed: 'ended',
  design_deleted: 'ended',
  designer_gone: 'ended',
  developer_gone: 'ended',
};

/**
 * The sentence after the actor's name. `design` is the title of the design, brief or milestone; `times` is how often it happened
 * since it was last read; `dueOn` is its last day.
 */
export const sentences: Record<Happening, (design: string, times?: number, dueOn?: string | null) => string> = {
  asked: (design) => `asks to build ${quoted(design)}`,
  accepted: (design) => `accepted your request to build ${quoted(design)}`,
  declined: (design) => `declined your request to build ${quoted(design)}`,
  withdrawn: (design) => `withdrew from building ${quoted(design)}`,
  agreement_changed: (design) => `changed the agreement on ${quoted(design)}`,
  agreement_confirmed: (design) => `confirmed the agreement on ${quoted(design)}`,
  workspace_opened: (design) => `confirmed the agreement: the workspace of ${quoted(design)} is open`,
  commented: (design, times = 1) => `wrote ${times > 1 ? `${times} comments ` : ''}about ${quoted(design)}`,
  critiqued: (design) => `marked ${quoted(design)} against its brief`,
  critique_answered: (design) => `answered your critique of ${quoted(design)}`,
  remarked: (design, times = 1) => `commented on ${quoted(design)}${often(times)}`,
  replied: (design, times = 1) => `replied to you about ${quoted(design)}${often(times)}`,
  handed_in: (brief) => `answered your brief ${quoted(brief)}`,
  moved_to_building: (design) => `moved ${quoted(design)} to Building`,
  moved_to_complete: (design) => `moved ${quoted(design)} to Complete`,
  progress_shared: (design) => `shared progress on ${quoted(design)}`,
  build_added: (design, times = 1) =>
    `uploaded ${times > 1 ? `${times} screenshots` : 'a screenshot'} of the build of ${quoted(design)} for you to review`,
  build_approved: (design, times = 1) =>
    `approved ${times > 1 ? `${times} screenshots` : 'a screenshot'} of your build of ${quoted(design)}`,
  build_returned: (design) => `asks for changes to your build of ${quoted(design)}`,
  milestone_due: (design, _times, dueOn) =>
    `reminds you: ${quoted(design)} is due${dueOn ? ` on ${dayInWords(dueOn)}` : ''}`,
  brief_due: (design, _times, dueOn) =>
    `reminds you: the brief ${quoted(design)} is due${dueOn ? ` on ${dayInWords(dueOn)}` : ''}`,
  change_requested: (design) => `asks for a change of ${quoted(design)}`,
  left: (design) => `ended the collaboration on ${quoted(design)}`,
  lapsed: (design) => `was silent for longer than agreed: the collaboration on ${quoted(design)} has ended`,
  claim_lapsed: (design) => `ended the collaboration on ${quoted(design)}: you were silent for longer than agreed`,
  agreement_lapsed: (design) =>
    `ended the agreement on ${quoted(design)}: nobody changed or confirmed it for ${AGREEING_DAYS} days`,
  design_deleted: (design) => `deleted ${quoted(design)}, and its workspace is closed`,
  // The design went with its designer, and so did its name.
  designer_gone: () => 'deleted their account, and the design that you were building with it',
  developer_gone: (design) => `deleted their account: nobody is building ${quoted(design)} now`,
};

const often = (times: number) => (times > 1 ? ` ${times} times` : '');

/** The start of the sentence without a named actor: the event has none, or the person has left. */
export function namelessActor(happening: Happening): string {
  if (happening === 'change_requested') return 'Your client';
  return happening === 'designer_gone' || happening === 'developer_gone' ? 'A former member' : 'Brief Foundry';
}
