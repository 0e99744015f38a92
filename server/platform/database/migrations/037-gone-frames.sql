-- The name of the pinned frame once it was taken out of the design. The words of a pin still say where they belonged.
alter table comments add column gone_frame text;
alter table critique_marks add column gone_frame text;
