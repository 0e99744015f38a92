-- What a brief is compared by: a signature of its runs of five words (domain/brief/quality/originality.ts), and the bands of
-- it that two briefs share when they are noticeably alike. Texts are never compared with each other in full.
create table brief_signatures (
  brief_id  uuid primary key references design_briefs (id) on delete cascade,
  signature text not null check (char_length(signature) = 1024),
  bands     integer[] not null
);
create index brief_signatures_by_band on brief_signatures using gin (bands);
