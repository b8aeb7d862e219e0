-- CODE-04: how often somebody typed what begins like codes of a set and is none, and how often one that was used up. Beside
-- the set: a try changes nothing of what is on offer.
create table code_tries (
  seller_id integer not null,
  set_id integer not null,
  wrong integer not null default 0 check (wrong >= 0),
  used_up integer not null default 0 check (used_up >= 0),
  primary key (seller_id, set_id),
  foreign key (seller_id, set_id) references code_sets (seller_id, set_id)
);

-- A code of many that somebody got in a letter is nobody else's.
alter table codes add column handed_at timestamptz;
