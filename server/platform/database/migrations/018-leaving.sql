-- A person goes with everything that is theirs, in one statement: their pictures go in it before their designs' frames do.
alter table submission_frames alter constraint submission_frames_media_id_fkey deferrable;
