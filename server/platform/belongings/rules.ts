/** Whose the rows of a table are: those that name the person in `owner`; columns that are somebody else's words stay out. */
export interface Part {
  owner: string;
  omit?: readonly string[];
}

/** What nobody wants in their hands, and why. */
export interface LeftOut {
  leftOut: string;
}

/**
 * How tables belong to people where their foreign keys do not say it by themselves (belongings.ts). A new table needs a line here
 * only if it names two people, or if what it holds is no use to anybody; belongings.test.ts says so when one is missing.
 */
export const belongingRules: Readonly<Record<string, readonly Part[] | LeftOut>> = {
  media: [{ owner: 'owner_id', omit: ['placeholder', 'variants', 'preview_key', 'attempts'] }],
  person_blocks: [{ owner: 'blocker_id' }],
  person_reports: [{ owner: 'reporter_id' }],
  notifications: [{ owner: 'user_id', omit: ['actor_id'] }],
  // The request is the developer's, the answer the designer's.
  collaboration_requests: [
    { owner: 'developer_id', omit: ['reason'] },
    { owner: 'designer_id', omit: ['message', 'role', 'technologies'] },
  ],
  // What was agreed is both's; where the build is, the developer says.
  workspaces: [
    { owner: 'designer_id', omit: ['changes', 'demo_url', 'repo_url'] },
    { owner: 'developer_id', omit: ['changes'] },
  ],
  // What is said about a screenshot is the designer’s. Whose the pictures are, their own rows say.
  build_reviews: [
    { owner: 'developer_id', omit: ['design_media_id', 'build_media_id', 'ignored', 'verdicts', 'note'] },
    { owner: 'designer_id', omit: ['design_media_id', 'build_media_id'] },
  ],

  sessions: { leftOut: 'Fingerprints of keys; the sign-ins themselves are in session_families.' },
  idempotency_keys: { leftOut: 'Answers kept for some days for whoever asks twice; all they say is in other files.' },
  brief_signatures: { leftOut: 'Numbers worked out of a brief, to find briefs that are alike.' },
  brief_sketches: { leftOut: 'The same numbers, shorter.' },
  submission_views: { leftOut: 'Who looked, as a fingerprint of a day: that is about others.' },
  event_heads: { leftOut: 'A counter.' },
  mails: { leftOut: 'That a letter went, and when; what it said is in the notifications.' },
  person_events: { leftOut: 'What open pages are told while it happens; it is kept in other files.' },
  showcase_entries: { leftOut: 'A design as lists need it, worked out of the design.' },
  showcase_facets: { leftOut: 'As showcase_entries.' },
  showcase_newcomers: { leftOut: 'As showcase_entries.' },
  showcase_picks: { leftOut: 'What the operator puts first.' },
};
