-- How common words are among the designs: what is looked for by the rarest of several words costs as much as that one has designs.
-- PostgreSQL counts them for its plans, in a sample; what is not in here is rarer than all that are.
create table showcase_common_words (
  lexeme text primary key,
  -- Of all listed designs, 0 to 1.
  share  real not null
);
-- Three thousand words, the rarest of them in one design of two thousand.
alter table showcase_entries alter column words set statistics 300;

create function showcase_learn_words() returns void language sql as $$
  with counted as materialized (
    select most_common_elems::text::text[] as lexemes, most_common_elem_freqs as shares from pg_stats
    where schemaname = current_schema and tablename = 'showcase_entries' and attname = 'words' and most_common_elems is not null),
  learnt as materialized (
    select lexeme, share from counted, unnest(lexemes, shares[1:cardinality(lexemes)]) known (lexeme, share)),
  forgotten as (
    delete from showcase_common_words where lexeme not in (select lexeme from learnt) and exists (select from counted))
  insert into showcase_common_words as known (lexeme, share) select lexeme, share from learnt
  on conflict (lexeme) do update set share = excluded.share where known.share is distinct from excluded.share
$$;
