-- PROG-09: the days of a ledger are its seller's. One that moves to another zone has other days from then on: what was
-- summed by the former ones is summed anew, by the job that closes days.
create function open_ledger_days() returns trigger language plpgsql as $$
begin
  delete from ledger_days where seller_id = new.seller_id;
  delete from closed_ledgers where seller_id = new.seller_id;
  return null;
end $$;

create trigger sellers_open_ledger_days after update of time_zone on sellers
  for each row when (old.time_zone is distinct from new.time_zone) execute function open_ledger_days();

-- Money that is written down for a day that was summed already opens that day of the seller's.
create or replace function reopen_ledger(seller integer, at timestamptz) returns void language plpgsql as $$
declare
  moved_on date := (at at time zone (select time_zone from sellers where seller_id = seller))::date;
begin
  update closed_ledgers set until = moved_on - 1 where seller_id = seller and until >= moved_on;
  if found then
    delete from ledger_days where seller_id = seller and day >= moved_on;
  end if;
end $$;

-- Whoever had another zone than New York's was summed by New York's days until now.
delete from ledger_days d using sellers s where s.seller_id = d.seller_id and s.time_zone <> 'America/New_York';
delete from closed_ledgers c using sellers s where s.seller_id = c.seller_id and s.time_zone <> 'America/New_York';
