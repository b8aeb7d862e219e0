-- Let in against what the door said: with a reason, for somebody to look at.
alter table door_scans add column reason text check (reason <> '');
create index door_scans_by_ticket on door_scans (seller_id, line_id, ticket_id) where line_id is not null;

create or replace function guard_door_scan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A scan is never deleted' using errcode = 'check_violation';
  end if;
  if old.undone_at is not null or (old.seller_id, old.scan_uuid, old.event_id, old.pass_id, old.line_id, old.ticket_id,
    old.result, old.is_double, old.scanned_at, old.reason) is distinct from (new.seller_id, new.scan_uuid, new.event_id,
    new.pass_id, new.line_id, new.ticket_id, new.result, new.is_double, new.scanned_at, new.reason) then
    raise exception 'A scan stays as it was; it can be undone, once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
