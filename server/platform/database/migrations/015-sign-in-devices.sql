-- What somebody signed in with, in words ('Firefox on Linux'), so that they recognise their devices in the settings.
alter table session_families add column device text not null default '' check (char_length(device) <= 60);
