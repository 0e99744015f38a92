-- The random part of an unlisted page's link: 128 bits. A page keeps it for its whole life. Links of pages that are
-- unlisted already become longer, because the old ones could be guessed; public links stay.
alter table case_studies add column link_secret text not null
  default left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 32)
  check (link_secret ~ '^[0-9a-f]{32}$');
