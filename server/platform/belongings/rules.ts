/**
 * The owner of a table's rows is the person in column `owner`. `omit` lists columns that hold another person's words.
 */
export interface Part {
  owner: string;
  omit?: readonly string[];
}

/** Data that is useless to a person, with the reason. */
export interface LeftOut {
  leftOut: string;
}

/**
 * Ownership rules for tables whose foreign keys are not clear (belongings.ts). A new table needs a rule only when it
 * names two people or holds nothing useful; belongings.test.ts reports a missing rule.
 */
export const belongingRules: Readonly<Record<string, readonly Part[] | LeftOut>> = {
  media: [{ owner: 'owner_id', omit: ['variants', 'preview_key', 'attempts'] }],
  person_blocks: [{ owner: 'blocker_id' }],
  person_reports: [{ owner: 'reporter_id' }],
  notifications: [{ owner: 'user_id', omit: ['actor_id'] }],
  // The developer writes the request, and the designer writes the answer.
  collaboration_requests: [
    { owner: 'developer_id', omit: ['reason'] },
    { owner: 'designer_id', omit: ['message', 'role', 'technologies'] },
  ],
  // Both people own the agreement. The developer owns the addresses of the build.
  workspaces: [
    { owner: 'designer_id', omit: ['changes', 'demo_url', 'repo_url'] },
    { owner: 'developer_id', omit: ['changes'] },
  ],
  // The designer owns the remarks on a screenshot. The pictures belong to the owner in their own rows.
  build_reviews: [
    { owner: 'developer_id', omit: ['design_media_id', 'build_media_id', 'ignored', 'verdicts', 'note'] },
    { owner: 'designer_id', omit: ['design_media_id', 'build_media_id'] },
  ],
  // With its seed and what was drawn, anybody could work out what the client of a brief has not told yet.
  design_briefs: [{ owner: 'user_id', omit: ['seed', 'skeleton', 'gate'] }],
  brief_generations: [{ owner: 'user_id', omit: ['seed'] }],
  // A download may come into other hands, so it holds no secret.
  design_submissions: [{ owner: 'user_id', omit: ['share_key'] }],
  case_studies: [{ owner: 'user_id', omit: ['link_secret', 'link_key', 'password_hash'] }],
  passkeys: [{ owner: 'user_id', omit: ['public_key', 'counter'] }],
  second_steps: [{ owner: 'user_id', omit: ['totp_sealed', 'totp_last_step'] }],

  calendar_feeds: { leftOut: 'The secret address of a calendar, which the settings show.' },
  workspace_hooks: { leftOut: 'The address of a webhook, which its workspace shows.' },
  recovery_codes: { leftOut: 'Fingerprints of codes.' },
  sessions: { leftOut: 'Fingerprints of keys; the sign-ins themselves are in session_families.' },
  idempotency_keys: { leftOut: 'Answers kept for some days for whoever asks twice; all they say is in other files.' },
  brief_sheets: { leftOut: 'What a client tells only when asked. What it has told is in client_log.' },
  brief_signatures: { leftOut: 'Numbers worked out of a brief, to find briefs that are alike.' },
  brief_sketches: { leftOut: 'The same numbers, shorter.' },
  submission_views: { leftOut: 'Who looked, as a fingerprint of a day: that is about others.' },
  case_study_readers: { leftOut: 'Who read, as a fingerprint of a day: that is about others.' },
  daily_acts: { leftOut: 'Counters of a day.' },
  event_heads: { leftOut: 'A counter.' },
  mails: { leftOut: 'That a letter went, and when; what it said is in the notifications.' },
  person_events: { leftOut: 'What open pages are told while it happens; it is kept in other files.' },
  showcase_entries: { leftOut: 'A design as lists need it, worked out of the design.' },
  showcase_facets: { leftOut: 'As showcase_entries.' },
  showcase_newcomers: { leftOut: 'As showcase_entries.' },
  showcase_picks: { leftOut: 'What the operator puts first.' },
};
