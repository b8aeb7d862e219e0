-- What became of a movement that our books could not explain; missing where it waits, or was settled before this was kept.
alter table stray_charges add column became text check (became in ('given-back', 'undone', 'known')),
  add constraint stray_charges_became check (became is null or settled_at is not null);
create index stray_charges_by_found on stray_charges (found_at, transaction_id);
