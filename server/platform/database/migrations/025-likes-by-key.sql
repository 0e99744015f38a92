-- Each design is counted by its own key, in one order: whatever PostgreSQL expects of a transition table, it cannot come to read all
-- counts, and two changes of many likes at once do not wait for each other in a circle.
create or replace function like_is_counted() returns trigger language plpgsql as $$
declare added record;
begin
  for added in select submission_id, count(*) as likes from changed group by submission_id order by submission_id loop
    update submission_counts set likes = likes + added.likes where submission_id = added.submission_id;
    insert into showcase_changes values (added.submission_id);
  end loop;
  return null;
end $$;
create or replace function like_is_uncounted() returns trigger language plpgsql as $$
declare gone record;
begin
  for gone in select submission_id, count(*) as likes from changed group by submission_id order by submission_id loop
    update submission_counts set likes = likes - gone.likes where submission_id = gone.submission_id;
    insert into showcase_changes values (gone.submission_id);
  end loop;
  return null;
end $$;
