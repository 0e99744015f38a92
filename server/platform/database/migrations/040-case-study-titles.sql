-- Lists show the words of many pages. A page may have half a megabyte, which would be read for its title alone.
alter table case_studies
  add column title text generated always as (document ->> 'title') stored,
  add column published_title text generated always as (published ->> 'title') stored,
  add column published_description text generated always as (left(published ->> 'description', 400)) stored;
