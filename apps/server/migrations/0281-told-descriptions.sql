-- PROG-11: what the box office was told of a shop before somebody changes it, under the hash of it. Whoever hands in a
-- change names what it was made from, and is told field by field what became of that meanwhile. `json` keeps the order of
-- keys, which counts when two descriptions are compared. It goes when nobody has asked for it for a month.
create table told_descriptions (
  seller_id integer not null references sellers,
  version text not null check (version ~ '^[0-9a-f]{64}$'),
  -- Such as `event 71 501`: what it describes.
  scope text not null,
  description json not null,
  -- When it was told last: then it was what there is.
  told_at timestamptz not null,
  primary key (seller_id, version)
);
create index told_descriptions_by_age on told_descriptions (told_at);
