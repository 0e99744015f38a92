-- Whoever reads a week without a brief looks for one each time. Where none is found, the cached pages of visitors stay.
drop trigger visitors_see_weekly_briefs on weekly_briefs;
create trigger visitors_see_weekly_briefs after insert or update or delete on weekly_briefs
  for each row execute function visitors_pages_changed();
