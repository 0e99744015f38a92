-- The site map lists people by the day they came.
create index profiles_by_arrival on profiles (created_at desc, id desc);
