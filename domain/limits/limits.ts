import { CLIPS_MAX } from '../case-study/clips.ts';
import { SMOOTHINGS_A_DAY } from '../case-study/smoothing.ts';
import { REQUESTS_A_DAY } from '../collaboration/request.ts';
import { ITEMS_MAX } from '../collection/collection.ts';
import { IMPORTS_A_DAY } from '../design-file/budget.ts';
import { FORMER_HANDLES } from '../person/handle.ts';
import { UPLOADS_A_DAY } from '../picture/limits.ts';
import { SECTION_REWRITES_A_BRIEF } from '../quota/quota.ts';
import { FRAMES_MAX } from '../submission/limits.ts';
import { thousands } from '../value/thousands.ts';

/** How much one person may add to a table. */
export interface Limit {
  /** As in "You can write up to 30 comments at once". */
  verb: string;
  what: string;
  /** The most at once, after a pause. */
  burst: number;
  /** The most in an hour, without a pause. At least `burst`, because counters are forgotten after an hour. */
  anHour: number;
  /** The most rows in the place that the act is about. */
  atMost?: number;
  /** How to go on when there are as many. */
  full?: string;
  /** Each process counts alone, so several processes allow as many times more. */
  isByProcess?: true;
}

/** Every table that people fill by acts of their own. The server counts over all processes (server/shared/make-room.ts). */
export const limits = {
  brief_milestones: { verb: 'add', what: 'milestones', burst: 100, anHour: 600 },
  brief_reports: { verb: 'report', what: 'briefs', burst: 10, anHour: 30 },
  build_reviews: { verb: 'change', what: 'build reviews', burst: 200, anHour: 1_200 },
  case_studies: {
    verb: 'begin',
    what: 'case studies',
    burst: 20,
    anHour: 60,
    // My Projects shows them all, also those whose designs are deleted.
    atMost: 300,
    full: 'You have 300 case studies, which is the limit. Delete one first.',
  },
  case_study_clips: {
    verb: 'upload',
    what: 'films',
    burst: CLIPS_MAX,
    anHour: 60,
    atMost: CLIPS_MAX,
    full: `A case study may have ${CLIPS_MAX} videos, those of older versions included.`,
  },
  case_study_versions: { verb: 'save', what: 'copies of a page', burst: 30, anHour: 120 },
  client_log: {
    verb: 'ask',
    what: 'questions',
    burst: 20,
    anHour: 120,
    atMost: 400,
    full: 'This conversation has reached its limit. What was said stays here.',
  },
  collection_items: {
    verb: 'keep',
    what: 'things',
    burst: 60,
    anHour: 600,
    atMost: ITEMS_MAX,
    full: `A collection holds ${ITEMS_MAX} items. Remove one first.`,
  },
  collections: {
    verb: 'begin',
    what: 'collections',
    burst: 20,
    anHour: 60,
    atMost: 100,
    full: 'You have 100 collections, which is the limit. Delete one first.',
  },
  comment_reports: { verb: 'report', what: 'comments', burst: 10, anHour: 30 },
  comments: {
    verb: 'write',
    what: 'comments',
    burst: 30,
    anHour: 180,
    // Of one person under one design.
    atMost: 500,
    full: 'You have written 500 comments under this design, which is the limit. Delete one first.',
  },
  critique_answers: { verb: 'answer', what: 'suggestions', burst: 100, anHour: 600 },
  critique_marks: { verb: 'save', what: 'critiques', burst: 100, anHour: 600 },
  critique_reports: { verb: 'report', what: 'critiques', burst: 10, anHour: 30 },
  critiques: { verb: 'give', what: 'critiques', burst: 20, anHour: 20 },
  design_reports: { verb: 'report', what: 'designs', burst: 10, anHour: 30 },
  design_submissions: {
    verb: 'submit',
    what: 'designs',
    burst: 20,
    anHour: 60,
    // My Projects shows them all.
    atMost: 300,
    full: 'You have 300 designs, which is the limit. Delete one first.',
  },
  passkeys: {
    verb: 'add',
    what: 'passkeys',
    burst: 10,
    anHour: 20,
    atMost: 20,
    full: 'You have 20 passkeys, which is the limit. Remove one first.',
  },
  person_reports: { verb: 'report', what: 'requests', burst: 10, anHour: 30 },
  submission_drafts: {
    verb: 'begin',
    what: 'drafts',
    burst: 20,
    anHour: 60,
    // Each may have a quarter of a megabyte, and My Projects looks into all of them.
    atMost: 40,
    full: 'You have 40 drafts, which is the limit. Submit or delete one first.',
  },
  // A like is one narrow row, and a count in the database would be a second one.
  submission_likes: { verb: 'like', what: 'designs', burst: 60, anHour: 1_200, isByProcess: true },
  workspace_activity: { verb: 'share', what: 'steps', burst: 20, anHour: 120 },
  workspace_comments: { verb: 'write', what: 'messages', burst: 120, anHour: 3_600 },
  workspace_deliveries: { verb: 'send', what: 'deliveries', burst: 120, anHour: 1_200 },
  workspaces: { verb: 'change', what: 'terms and links', burst: 60, anHour: 300 },
} as const satisfies Record<string, Limit>;

export type LimitedTable = keyof typeof limits;
/** The tables with a most in some place. */
export type CappedTable = {
  [T in LimitedTable]: (typeof limits)[T] extends { atMost: number } ? T : never;
}[LimitedTable];

const ONE = 'One row for each of its owner’s rows.';
const BY_OTHERS = 'Written when somebody does something that is limited itself, and deleted after a time.';

/** Every other table with data of people, and what keeps it small. */
export const boundedOtherwise: Readonly<Record<string, string>> = {
  agreement_history: 'One row for each changed term and confirmation; changes are limited as `workspaces`.',
  brief_clients: 'One for each person and brief.',
  brief_deliverable_ticks: 'One for each requirement of a brief.',
  brief_generations: 'Each takes a place of the monthly quota.',
  brief_section_rewrites: `${SECTION_REWRITES_A_BRIEF} for each brief.`,
  brief_sheets: ONE,
  brief_signatures: ONE,
  brief_sketches: ONE,
  calendar_feeds: 'One for each person.',
  case_study_changes: 'The latest 500 of a page stay.',
  case_study_days: 'One for each page and day.',
  case_study_readers: 'Readers are limited by address, and deleted a day later.',
  case_study_pictures: 'The pictures of a page and its versions, which are limited.',
  case_study_smoothings: `${SMOOTHINGS_A_DAY} a day.`,
  collaboration_requests: `${REQUESTS_A_DAY} a day.`,
  daily_acts: 'One for each kind of act and day, deleted after two days.',
  design_briefs: 'Each takes a place of the monthly quota.',
  design_file_imports: `${IMPORTS_A_DAY} new files a day.`,
  design_source_checks: ONE,
  event_heads: ONE,
  handles: `The current one and ${FORMER_HANDLES} former ones.`,
  idempotency_keys: 'One for each act, deleted after three days.',
  identities: 'One for each way to sign in, 30 for a person.',
  mail_choices: ONE,
  mails: BY_OTHERS,
  media: `${UPLOADS_A_DAY} pictures a day. What nothing shows is deleted after a month.`,
  notification_choices: 'One for each kind.',
  notifications: BY_OTHERS,
  person_blocks: 'One for each pair of people; made with a report, which is limited.',
  person_events: BY_OTHERS,
  profiles: 'Sign-ins are limited by address.',
  recovery_codes: 'Ten, replaced together.',
  second_steps: ONE,
  session_families: 'Sign-ins are limited by address, and end after 90 days.',
  sessions: 'As session_families.',
  showcase_cards: ONE,
  showcase_entries: ONE,
  showcase_facets: ONE,
  showcase_newcomers: ONE,
  showcase_picks: 'The operator chooses them.',
  submission_counts: ONE,
  submission_frames: `${FRAMES_MAX} for each design.`,
  submission_views: 'Views are limited by address, and deleted after two days.',
  weekly_briefs: 'One for each week.',
  user_brief_progress: 'One for each person and brief.',
  workspace_hooks: ONE,
};

/** The words of a refusal, with the limit and when to go on. */
export function tooFastText(limit: Limit): string {
  return `You can ${limit.verb} up to ${thousands(limit.burst)} ${limit.what} at once and ${thousands(limit.anHour)} in an hour. Try again in ${waitText(limit)}.`;
}

export const waitSeconds = ({ anHour }: Limit) => Math.ceil(3600 / anHour);

function waitText(limit: Limit): string {
  const seconds = waitSeconds(limit);
  if (seconds <= 1) return 'a second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
