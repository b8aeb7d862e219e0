-- Whose word counts at an outlet: the files that are imported, or the box office.
alter table outlets add column kept_by text not null default 'files' check (kept_by in ('files', 'desk'));

-- Ids that the box office gave: from a million on, so that they never meet those that people write into files.
create table desk_ids (
  seller_id integer not null references sellers,
  desk_id integer not null generated always as identity (start with 1000000),
  kind text not null,
  primary key (seller_id, desk_id)
);
