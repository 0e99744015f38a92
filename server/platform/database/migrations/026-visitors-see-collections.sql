-- As in 014-operations.sql: the cached pages of visitors go when a week or a collection changes.
create trigger visitors_see_weekly_briefs after insert or update or delete on weekly_briefs
  for each statement execute function visitors_pages_changed();

create trigger visitors_see_new_collection after insert on collections
  for each row when (new.is_public) execute function visitors_pages_changed();
create trigger visitors_see_changed_collection after update on collections
  for each row when (old.is_public or new.is_public) execute function visitors_pages_changed();
create trigger visitors_miss_collection after delete on collections
  for each row when (old.is_public) execute function visitors_pages_changed();
create trigger visitors_see_collection_items after insert or update or delete on collection_items
  for each statement execute function visitors_pages_changed();
