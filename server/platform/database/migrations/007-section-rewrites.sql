-- Sections that were written again one at a time (BRIEF-8): at most five a brief. One that is still `writing` after two
-- minutes belongs to a process that is gone, and no longer counts.
create table brief_section_rewrites (
  id         uuid primary key,
  brief_id   uuid not null references design_briefs (id) on delete cascade,
  section    text not null,
  state      text not null default 'writing' check (state in ('writing', 'done', 'failed')),
  error_code text,
  created_at timestamptz not null default now()
);
create index brief_section_rewrites_by_brief on brief_section_rewrites (brief_id);
