-- References that may differ between our books and the gateway's, found when the copy is made; whoever reads them compares
-- these few again.
create table differing_books (
  seller_id integer not null,
  ref text not null,
  at timestamptz not null,
  primary key (seller_id, ref)
);
create index differing_books_by_day on differing_books (seller_id, at);
-- Up to when all of the copy was compared; missing: never.
alter table gateway_copies add column compared_until timestamptz;

-- The sums of days that are over. The ledger only grows at its end, so they stay as they are.
create table ledger_days (
  seller_id integer not null,
  by_what text not null check (by_what in ('day', 'event', 'method')),
  day date not null,
  -- None: money that no order came of.
  outlet_id integer not null,
  key text not null,
  kind text not null,
  cents bigint not null,
  movements integer not null,
  primary key (seller_id, by_what, day, outlet_id, key, kind)
);
create table closed_ledgers (
  seller_id integer primary key references sellers,
  -- The last day that is summed, in New York.
  until date not null
);

-- Money that is written down for a day that was summed already (an import brings such) opens it again.
create function reopen_ledger(seller integer, at timestamptz) returns void language plpgsql as $$
declare
  moved_on date := (at at time zone 'America/New_York')::date;
begin
  update closed_ledgers set until = moved_on - 1 where seller_id = seller and until >= moved_on;
  if found then
    delete from ledger_days where seller_id = seller and day >= moved_on;
  end if;
end $$;
create function ledger_grew() returns trigger language plpgsql as $$
begin
  perform reopen_ledger(new.seller_id, new.recorded_at);
  return null;
end $$;
create trigger ledger_reopens after insert on ledger for each row execute function ledger_grew();
create function charge_was_refused() returns trigger language plpgsql as $$
begin
  perform reopen_ledger(new.seller_id, new.settled_at);
  return null;
end $$;
create trigger payment_intents_reopen after insert or update on payment_intents for each row
  when (new.kind = 'charge' and new.state in ('declined', 'failed', 'closed')) execute function charge_was_refused();
