import type { ColumnType, Generated } from 'kysely';
import type { ComparisonResult } from '#contract/build-review.ts';
import type { ProgressStatus } from '#domain/brief/progress.ts';
import type { Area } from '#domain/build-review/raster.ts';
import type { ReviewState, Verdict as ReviewVerdict } from '#domain/build-review/review.ts';
import type { ClientKnowledge } from '#domain/client/knowledge.ts';
import type { Changes, Terms } from '#domain/collaboration/agreement.ts';
import type { DeveloperRole, RequestState } from '#domain/collaboration/request.ts';
import type { Remover } from '#domain/comment/comment.ts';
import type { Answer, Verdict } from '#domain/critique/critique.ts';
import type { Happening, NotificationKind } from '#domain/notification/kinds.ts';
import type { MailPace } from '#domain/notification/mail-pace.ts';
import type { BuildStatus } from '#domain/workspace/build-status.ts';
import type { ActivityType } from '#domain/workspace/workspace.ts';

/*
 * Every table by its name in the database; the migrations in `migrations/` make them and say what the columns mean.
 */

/** Columns that the database fills: read as a Date, never written. */
type WrittenByDatabase = ColumnType<Date, never, never>;
/** A time that has a default, and may be set. */
type Time = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** JSON goes in as text and comes out parsed. */
type Json<T = unknown> = ColumnType<T, string, string>;
/** A calendar day, as 'YYYY-MM-DD'. */
type Day = ColumnType<string, string | undefined, string>;
type MaybeDate = ColumnType<string | null, string | null | undefined, string | null>;

interface SchemaMigrationsTable {
  version: number;
  title: string;
  checksum: string;
  applied_at: WrittenByDatabase;
}

export interface ProfilesTable {
  id: string;
  handle: string;
  display_name: string;
  email: string | null;
  bio: Generated<string>;
  links: Generated<string[]>;
  paper: Generated<string>;
  avatar_media_id: ColumnType<string | null, string | null | undefined, string | null>;
  briefs_generated: Generated<number>;
  briefs_limit: Generated<number>;
  quota_month: Day;
  is_sample: Generated<boolean>;
  closed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Time;
  updated_at: Time;
}

interface HandlesTable {
  handle: string;
  user_id: string;
  taken_at: Time;
}

interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Time;
  id: Generated<string>;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface PasskeysTable {
  id: Generated<string>;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  /** A bigint, which the driver reads as text. */
  counter: ColumnType<string, number | undefined, number>;
  transports: Generated<string[]>;
  name: string;
  is_synced: boolean;
  created_at: Time;
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface SecondStepsTable {
  user_id: string;
  totp_sealed: ColumnType<string | null, string | null | undefined, string | null>;
  totp_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  totp_last_step: ColumnType<string, number | undefined, number>;
  by_passkey: Generated<boolean>;
}

interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface UsedOnceTable {
  hash: Buffer;
  expires_at: Date;
}

interface SessionFamiliesTable {
  id: string;
  user_id: string;
  created_at: Time;
  expires_at: Date;
  ended_at: MaybeTime;
  end_reason: 'signed_out' | 'token_reused' | 'removed' | 'closed' | null;
  device: Generated<string>;
}

interface SessionsTable {
  id: string;
  family_id: string;
  token_hash: Buffer;
  created_at: Time;
  expires_at: Date;
  replaced_at: MaybeTime;
}

interface SigningKeysTable {
  kid: string;
  public_jwk: Json;
  private_jwe: string;
  created_at: Time;
}

interface DevelopmentIdentityTable {
  model: string;
  id: string;
  payload: Json;
  uid: string | null;
  grant_id: string | null;
  consumed_at: MaybeTime;
  expires_at: Date;
}

interface DesignBriefsTable {
  id: string;
  docket: string;
  user_id: string | null;
  industry: string;
  styles: string[];
  level: Generated<string>;
  time_box_days: number | null;
  title: string;
  content: Json;
  engine: 'composer' | 'model';
  model: string | null;
  seed: string;
  skeleton: ColumnType<unknown, string | null, string | null>;
  gate: ColumnType<unknown, string | null | undefined, string | null>;
  copied_from: Generated<string | null>;
  created_at: Time;
  updated_at: Time;
}

interface BriefGenerationsTable {
  id: string;
  user_id: string;
  state: Generated<'reserved' | 'consumed' | 'refunded'>;
  industry: string;
  styles: string[];
  level: Generated<string>;
  time_box_days: number | null;
  seed: string;
  docket: string;
  quota_month: ColumnType<string, string, string>;
  replaces_id: string | null;
  engine: 'composer' | 'model';
  partial: ColumnType<Record<string, unknown>, string | undefined, string>;
  revision: Generated<number>;
  attempt: Generated<number>;
  brief_id: string | null;
  error_code: string | null;
  cancelled: Generated<boolean>;
  heartbeat_at: Time;
  created_at: Time;
  ended_at: MaybeTime;
}

interface BriefSignaturesTable {
  brief_id: string;
  signature: string;
}

interface BriefSectionRewritesTable {
  id: string;
  brief_id: string;
  section: string;
  engine: Generated<'composer' | 'model'>;
  state: Generated<'writing' | 'done' | 'failed'>;
  error_code: string | null;
  created_at: Time;
}

export interface UserBriefProgressTable {
  id: string;
  brief_id: string;
  user_id: string;
  status: ProgressStatus;
  started_at: MaybeTime;
  completed_at: MaybeTime;
  updated_at: Time;
  submission_id: string | null;
  due_on: MaybeDate;
  reminded_for: MaybeDate;
}

export interface BriefMilestonesTable {
  id: string;
  brief_id: string;
  user_id: string;
  title: string;
  percentage: number;
  done_at: MaybeTime;
  created_at: Time;
  due_on: MaybeDate;
  reminded_for: MaybeDate;
}

interface BriefSheetsTable {
  brief_id: string;
  sheet: Json<ClientKnowledge>;
}

export interface BriefClientsTable {
  brief_id: string;
  user_id: string;
  questions_left: number;
  change_at: MaybeTime;
  change_answer: 'accepted' | 'negotiated' | 'declined' | null;
}

export interface ClientLogTable {
  id: string;
  brief_id: string;
  user_id: string;
  speaker: 'designer' | 'client';
  kind: 'question' | 'fact' | 'repeat' | 'unknown' | 'pushback' | 'change' | 'answer' | 'reply';
  topic: string | null;
  text: string;
  said_at: ColumnType<Date, Date, Date>;
}

interface BriefDeliverableTicksTable {
  brief_id: string;
  user_id: string;
  key: string;
  ticked_at: Time;
}

interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  route: string;
  request_hash: Buffer;
  status: number | null;
  answer: string | null;
  created_at: Time;
}

interface MediaTable {
  id: string;
  owner_id: string;
  hash: string;
  source: 'upload' | 'design_file' | 'sample';
  state: Generated<'processing' | 'ready' | 'failed'>;
  width: number;
  height: number;
  bytes: ColumnType<string, number, number>;
  colors: Generated<string[]>;
  variants: ColumnType<MediaVariant[], string | undefined, string>;
  preview_key: ColumnType<string | null, string | null | undefined, string | null>;
  error_code: string | null;
  attempts: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

export interface MediaVariant {
  type: 'image/avif' | 'image/webp';
  width: number;
  height: number;
  bytes: number;
  /** Name of the bytes in the blob store. */
  key: string;
}

interface BlobRemovalsTable {
  id: Generated<string>;
  hash: string;
  keys: string[];
  created_at: Time;
  due_at: Time;
  removing_at: Date | null;
  removed_at: Date | null;
}

interface DesignFileChecksTable {
  file_key: string;
  meta: ColumnType<unknown, string | null, string | null>;
  failure: ColumnType<unknown, string | null, string | null>;
  good_until: Date;
}

interface DesignFileTreesTable {
  file_key: string;
  version: string;
  name: string;
  last_modified: string;
  document: Json;
  asked_at: Time;
}

interface DesignFileRendersTable {
  file_key: string;
  version: string;
  node_id: string;
  scale: number;
  hash: string | null;
  drawn_at: Time;
}

interface DesignFileLayersTable {
  file_key: string;
  version: string;
  node_id: string;
  layers: Json;
  left_out: number;
  hash: string | null;
  read_at: Time;
}

interface DesignSourceChecksTable {
  submission_id: string;
  version: string;
  last_modified: string;
  changes: Json;
  checked_at: Time;
}

interface DesignFileImportsTable {
  user_id: string;
  day: Day;
  file_key: string;
  version: string;
}

export interface SubmissionDraftsTable {
  id: string;
  user_id: string;
  brief_id: string | null;
  step: Generated<number>;
  revision: Generated<number>;
  content: Json;
  submission_id: string | null;
  created_at: Time;
  updated_at: Time;
}

export interface DesignSubmissionsTable {
  id: string;
  user_id: string;
  brief_id: string | null;
  draft_id: string | null;
  title: string;
  figma_link: string | null;
  figma_file_info: ColumnType<unknown, string | null, string | null>;
  approach: Generated<string>;
  challenges: Generated<string>;
  resources: Generated<string>;
  private_notes: Generated<string>;
  tags: Generated<string[]>;
  assets_link: string | null;
  handoff_notes: Generated<string>;
  is_public: Generated<boolean>;
  open_to_collaboration: Generated<boolean>;
  is_claimed: Generated<boolean>;
  shows_change: Generated<boolean>;
  collaboration_preferences: Generated<string[]>;
  tech_preferences: Generated<string[]>;
  developer_message: Generated<string>;
  coverage: ColumnType<unknown, string | undefined, string>;
  requirement_count: Generated<number>;
  evidenced_count: Generated<number>;
  industry: string | null;
  styles: Generated<string[]>;
  designer_name: string;
  cover_media_id: string | null;
  is_sample: Generated<boolean>;
  share_key: ColumnType<string | null, string | null | undefined, string | null>;
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

export interface SubmissionFramesTable {
  submission_id: string;
  id: string;
  position: number;
  name: string;
  page_id: string | null;
  page_name: string | null;
  media_id: string;
  is_featured: Generated<boolean>;
  notes: ColumnType<unknown, string | undefined, string>;
}

interface SubmissionCountsTable {
  submission_id: string;
  likes: Generated<number>;
  views: Generated<number>;
}

interface SubmissionLikesTable {
  submission_id: string;
  user_id: string;
  created_at: Time;
}

interface SubmissionViewsTable {
  submission_id: string;
  day: Day;
  viewer: Buffer;
}

export interface CaseStudiesTable {
  id: string;
  user_id: string;
  submission_id: string | null;
  document: Json;
  revision: Generated<number>;
  published: ColumnType<unknown, string | null | undefined, string | null>;
  published_at: MaybeTime;
  published_revision: ColumnType<number | null, number | null | undefined, number | null>;
  /** Generated from the documents, for lists. */
  title: ColumnType<string, never, never>;
  published_title: ColumnType<string | null, never, never>;
  published_description: ColumnType<string | null, never, never>;
  publications: Generated<number>;
  visibility: Generated<'public' | 'unlisted'>;
  link_secret: Generated<string>;
  password_hash: ColumnType<string | null, string | null | undefined, string | null>;
  expires_at: MaybeTime;
  link_key: ColumnType<string | null, string | null | undefined, string | null>;
  is_sample: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

interface CaseStudyDaysTable {
  case_study_id: string;
  day: Date;
  views: number;
  finished: number;
}

interface CaseStudyClipsTable {
  id: string;
  case_study_id: string;
  type: 'video/mp4' | 'video/webm';
  bytes: number;
  created_at: Time;
}

interface CaseStudyChangesTable {
  case_study_id: string;
  revision: number;
  batch: string;
  operations: Json;
  created_at: Time;
}

interface CaseStudySmoothingsTable {
  id: string;
  user_id: string;
  created_at: Time;
}

interface CaseStudyVersionsTable {
  id: string;
  case_study_id: string;
  kind: 'automatic' | 'published' | 'set_aside';
  label: string;
  document: Json;
  created_at: Time;
}

interface CaseStudyPicturesTable {
  case_study_id: string;
  media_id: string;
  is_published: Generated<boolean>;
}

interface PersonBlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: Time;
}

interface CollaborationRequestsTable {
  id: string;
  submission_id: string;
  designer_id: string;
  developer_id: string;
  message: string;
  role: DeveloperRole;
  technologies: Generated<string[]>;
  state: Generated<RequestState>;
  reason: Generated<string>;
  created_at: Time;
  expires_at: Date;
  ended_at: MaybeTime;
}

interface PersonReportsTable {
  id: string;
  reporter_id: string;
  reported_id: string;
  request_id: string;
  reason: string;
  created_at: Time;
  settled_at: MaybeTime;
}

export interface WorkspacesTable {
  id: string;
  request_id: string;
  submission_id: string;
  designer_id: string;
  developer_id: string;
  state: Generated<'agreeing' | 'active' | 'ended'>;
  end_reason: 'withdrawn' | 'left' | 'lapsed' | 'blocked' | null;
  terms: Json<Terms>;
  revision: Generated<number>;
  changes: ColumnType<Changes, string | undefined, string>;
  designer_confirmed_at: MaybeTime;
  developer_confirmed_at: MaybeTime;
  agreement: string | null;
  agreement_hash: string | null;
  confirmed_hash: ColumnType<string | null, string | null | undefined, string | null>;
  status: Generated<BuildStatus>;
  opened_at: MaybeTime;
  building_at: MaybeTime;
  complete_at: MaybeTime;
  demo_url: string | null;
  repo_url: string | null;
  silence_days: number;
  heard_at: Time;
  created_at: Time;
  changed_at: Time;
  ended_at: MaybeTime;
}

export interface AgreementHistoryTable {
  id: Generated<string>;
  workspace_id: string;
  actor_id: string | null;
  what: 'asked' | 'accepted' | 'changed' | 'confirmed' | 'withdrew' | 'ended' | 'lapsed';
  term: string | null;
  created_at: Time;
}

interface WorkspaceCommentsTable {
  id: string;
  workspace_id: string;
  author_id: string;
  text: string;
  created_at: Time;
}

interface WorkspaceActivityTable {
  id: string;
  workspace_id: string;
  actor_id: string | null;
  type: ActivityType;
  content: string;
  metadata: ColumnType<unknown, string | undefined, string>;
  created_at: Time;
}

export interface BuildReviewsTable {
  id: string;
  workspace_id: string;
  designer_id: string;
  developer_id: string;
  frame_id: string;
  frame_name: string;
  round: number;
  design_media_id: string;
  build_media_id: string;
  state: Generated<ReviewState>;
  ignored: ColumnType<Area[], string | undefined, string>;
  comparison: Generated<number>;
  attempts: Generated<number>;
  result: ColumnType<ComparisonResult | null, string | undefined, string | null>;
  heat: ColumnType<Buffer | null, Buffer | undefined, Buffer | null>;
  verdicts: ColumnType<ReviewVerdict[], string | undefined, string>;
  note: Generated<string>;
  revision: Generated<number>;
  created_at: Time;
  decided_at: MaybeTime;
}

interface WorkspaceHooksTable {
  workspace_id: string;
  hook_id: string;
  created_at: Time;
}

interface WorkspaceDeliveriesTable {
  workspace_id: string;
  body_hash: Buffer;
  received_at: Time;
}

interface SampleDesignsOwedTable {
  is_owed: boolean;
}

interface EventHeadsTable {
  user_id: string;
  head: string;
}

interface PersonEventsTable {
  user_id: string;
  seq: string;
  kind: string;
  workspace_id: string | null;
  data: Json;
  created_at: Time;
}

interface CalendarFeedsTable {
  user_id: string;
  token: string;
  created_at: Time;
}

interface NotificationsTable {
  id: string;
  user_id: string;
  kind: NotificationKind;
  happening: Happening;
  actor_id: string | null;
  submission_id: string | null;
  about: ColumnType<string | null, string | null | undefined, string | null>;
  brief_id: ColumnType<string | null, string | null | undefined, string | null>;
  milestone_id: ColumnType<string | null, string | null | undefined, string | null>;
  path: string;
  created_at: Time;
  read_at: MaybeTime;
  mailed_at: MaybeTime;
  times: Generated<number>;
  waiting_since: Time;
  by_mail: ColumnType<'also' | 'only' | null, 'also' | 'only' | null | undefined, 'also' | 'only' | null>;
  mail_id: ColumnType<string | null, string | null | undefined, string | null>;
}

interface MailChoicesTable {
  user_id: string;
  pace: MailPace;
}

interface MailsTable {
  id: string;
  user_id: string;
  state: Generated<'queued' | 'sending' | 'sent' | 'failed' | 'dropped'>;
  tries: Generated<number>;
  try_at: Time;
  created_at: Time;
  ended_at: MaybeTime;
  failure: ColumnType<string | null, string | null | undefined, string | null>;
}

interface NotificationChoicesTable {
  user_id: string;
  kind: NotificationKind;
  in_product: boolean;
  by_mail: boolean;
}

interface ShowcaseEntriesTable {
  submission_id: string;
  created_at: Date;
  likes: number;
  score: number;
  industry: string;
  styles: string[];
  is_open: boolean;
  words: string;
}

interface ShowcasePicksTable {
  submission_id: string;
  picked_at: Time;
}

interface ShowcaseNewcomersTable {
  submission_id: string;
  shown: Generated<number>;
  until: Date;
}

interface CommentsTable {
  id: string;
  submission_id: string;
  user_id: string | null;
  parent_id: string | null;
  frame_id: string | null;
  x: number | null;
  y: number | null;
  gone_frame: ColumnType<string | null, string | null | undefined>;
  body: string;
  removed: ColumnType<Remover | null, Remover | undefined, Remover>;
  settled_at: MaybeTime;
  created_at: Time;
  edited_at: MaybeTime;
}

interface DesignReportsTable {
  id: string;
  submission_id: string;
  reporter_id: string;
  reason: string;
  created_at: Time;
  settled_at: MaybeTime;
}

interface BriefReportsTable {
  id: string;
  brief_id: string;
  reporter_id: string;
  reason: string;
  created_at: Time;
  settled_at: MaybeTime;
}

interface CommentReportsTable {
  id: string;
  comment_id: string;
  reporter_id: string;
  reason: string;
  created_at: Time;
  settled_at: MaybeTime;
}

interface CritiquesTable {
  id: string;
  submission_id: string;
  reviewer_id: string;
  hidden_at: MaybeTime;
  revision: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

export interface CritiqueMarksTable {
  id: string;
  critique_id: string;
  line: string;
  asked: string;
  verdict: Verdict;
  suggestion: Generated<string>;
  frame_id: string | null;
  x: number | null;
  y: number | null;
  gone_frame: ColumnType<string | null, string | null | undefined>;
}

interface CritiqueAnswersTable {
  mark_id: string;
  author_id: string;
  answer: Answer;
  reason: Generated<string>;
  answered_at: Time;
}

interface CritiqueReportsTable {
  id: string;
  critique_id: string;
  reporter_id: string;
  reason: string;
  created_at: Time;
  settled_at: MaybeTime;
}

export interface Schema {
  schema_migrations: SchemaMigrationsTable;
  profiles: ProfilesTable;
  handles: HandlesTable;
  identities: IdentitiesTable;
  passkeys: PasskeysTable;
  second_steps: SecondStepsTable;
  recovery_codes: RecoveryCodesTable;
  used_once: UsedOnceTable;
  session_families: SessionFamiliesTable;
  sessions: SessionsTable;
  signing_keys: SigningKeysTable;
  development_identity: DevelopmentIdentityTable;
  design_briefs: DesignBriefsTable;
  brief_generations: BriefGenerationsTable;
  brief_signatures: BriefSignaturesTable;
  brief_section_rewrites: BriefSectionRewritesTable;
  user_brief_progress: UserBriefProgressTable;
  brief_milestones: BriefMilestonesTable;
  brief_sheets: BriefSheetsTable;
  brief_clients: BriefClientsTable;
  client_log: ClientLogTable;
  brief_deliverable_ticks: BriefDeliverableTicksTable;
  idempotency_keys: IdempotencyKeysTable;
  media: MediaTable;
  blob_removals: BlobRemovalsTable;
  design_file_checks: DesignFileChecksTable;
  design_file_trees: DesignFileTreesTable;
  design_file_renders: DesignFileRendersTable;
  design_file_layers: DesignFileLayersTable;
  design_file_imports: DesignFileImportsTable;
  design_source_checks: DesignSourceChecksTable;
  submission_drafts: SubmissionDraftsTable;
  design_submissions: DesignSubmissionsTable;
  submission_frames: SubmissionFramesTable;
  submission_counts: SubmissionCountsTable;
  submission_likes: SubmissionLikesTable;
  submission_views: SubmissionViewsTable;
  case_studies: CaseStudiesTable;
  case_study_changes: CaseStudyChangesTable;
  case_study_clips: CaseStudyClipsTable;
  case_study_days: CaseStudyDaysTable;
  case_study_versions: CaseStudyVersionsTable;
  case_study_smoothings: CaseStudySmoothingsTable;
  case_study_pictures: CaseStudyPicturesTable;
  person_blocks: PersonBlocksTable;
  collaboration_requests: CollaborationRequestsTable;
  person_reports: PersonReportsTable;
  workspaces: WorkspacesTable;
  agreement_history: AgreementHistoryTable;
  workspace_comments: WorkspaceCommentsTable;
  workspace_activity: WorkspaceActivityTable;
  build_reviews: BuildReviewsTable;
  workspace_hooks: WorkspaceHooksTable;
  workspace_deliveries: WorkspaceDeliveriesTable;
  sample_designs_owed: SampleDesignsOwedTable;
  event_heads: EventHeadsTable;
  person_events: PersonEventsTable;
  notifications: NotificationsTable;
  notification_choices: NotificationChoicesTable;
  mail_choices: MailChoicesTable;
  calendar_feeds: CalendarFeedsTable;
  mails: MailsTable;
  showcase_entries: ShowcaseEntriesTable;
  design_reports: DesignReportsTable;
  brief_reports: BriefReportsTable;
  comments: CommentsTable;
  comment_reports: CommentReportsTable;
  critiques: CritiquesTable;
  critique_marks: CritiqueMarksTable;
  critique_answers: CritiqueAnswersTable;
  critique_reports: CritiqueReportsTable;
  showcase_picks: ShowcasePicksTable;
  showcase_newcomers: ShowcaseNewcomersTable;
}
