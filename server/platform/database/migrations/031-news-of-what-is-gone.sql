-- What a notification was about, in words, where the design itself is gone: its designer has deleted it. It goes with them
-- (actor_id), and so do their words.
alter table notifications add column about text check (char_length(about) <= 200);
alter table notifications add check (about is null or (submission_id is null and actor_id is not null));
