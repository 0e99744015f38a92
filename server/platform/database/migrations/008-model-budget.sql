-- How many briefs and sections a language model was asked for today (UTC): it costs money, so an installation bounds it.
create index brief_generations_by_model on brief_generations (created_at) where engine = 'model';
alter table brief_section_rewrites add column engine text not null default 'composer' check (engine in ('composer', 'model'));
create index brief_section_rewrites_by_model on brief_section_rewrites (created_at) where engine = 'model';
