-- Every document that people edit counts its saves, so that whoever saves on an older one is told (docs/decisions/021).
alter table design_submissions add column revision integer not null default 1;
alter table critiques add column revision integer not null default 1;
alter table build_reviews add column revision integer not null default 1;
