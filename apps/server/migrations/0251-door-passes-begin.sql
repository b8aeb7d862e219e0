-- A pass is good for its night alone, and ends with the role of whoever made it.
alter table door_passes
  -- None where a version before this one made it: good from when it was made.
  add column begins_at timestamptz,
  add column staff_id integer references staff;

-- Passes that are out already begin with their night too: they end eight hours after the show began, and doors may
-- open an hour before it. Whoever needs one today has it today.
update door_passes set begins_at = greatest(made_at, ends_at - interval '15 hours') where ended_at is null;
update door_passes p set staff_id = (
  select l.staff_id from staff_log l
  where l.seller_id = p.seller_id and l.action = 'door.pass-made' and l.at = p.made_at
    and l.subject_id = p.event_id::text and l.staff_id is not null
  limit 1);
create index door_passes_by_staff on door_passes (staff_id, seller_id) where ended_at is null;
