-- REPORT-01: beside the money of days that are over stands what was sold on them and what came back: `sold` by event,
-- its movements are tickets. Days that are closed already are closed anew, with it.
alter table ledger_days drop constraint ledger_days_by_what_check;
alter table ledger_days add constraint ledger_days_by_what_check
  check (by_what in ('day', 'event', 'method', 'sold'));
create index ledger_days_by_key on ledger_days (seller_id, by_what, key, day);
delete from ledger_days;
delete from closed_ledgers;

-- An order or a change of a day that was summed already (an import brings such) opens it again.
create function order_was_placed() returns trigger language plpgsql as $$
begin
  perform reopen_ledger(new.seller_id, new.created_at);
  return null;
end $$;
create trigger orders_reopen_ledger after insert on orders for each row execute function order_was_placed();
create function change_took_effect() returns trigger language plpgsql as $$
begin
  perform reopen_ledger(new.seller_id, coalesce(new.effective_at, old.effective_at));
  return null;
end $$;
create trigger order_changes_reopen_ledger after update on order_changes for each row
  when (new.effective_at is distinct from old.effective_at
    or (new.effective_at is not null and new.state is distinct from old.state))
  execute function change_took_effect();
