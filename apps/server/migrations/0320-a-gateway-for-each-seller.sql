-- GATE-01: the gateway that a seller is paid through, and those that it was paid through before, which still give back
-- what they took. A seller without a row has what the environment names.
create table seller_gateways (
  seller_id integer not null references sellers,
  -- The account's name among ours, which cards, attempts and movements carry. An account of the environment is called
  -- after its kind alone.
  gateway text not null check (gateway <> ''),
  kind text not null check (kind in ('authorizenet', 'stripe')),
  mode text not null check (mode in ('test', 'live')),
  -- As the gateway itself tells it; empty for an account of the environment.
  account_name text not null,
  currencies text[] not null,
  -- Encrypted under SECRETS_KEY; missing where the environment has the secrets.
  sealed text check (sealed <> ''),
  sealed_at timestamptz,
  -- Missing: since the shop began.
  since timestamptz,
  until timestamptz,
  primary key (seller_id, gateway),
  check (gateway = kind or gateway like kind || ':%'),
  check (gateway = kind or sealed is not null),
  check ((sealed is null) = (sealed_at is null)),
  check (until >= since)
);
create unique index seller_gateways_one_at_a_time on seller_gateways (seller_id) where until is null;

-- Every node looks at the directory's mark all the time, and so hears of a change within a second.
create trigger offer_added after insert on seller_gateways
  referencing new table as touched for each statement execute function mark_directory();
create trigger offer_changed after update on seller_gateways
  referencing new table as touched for each statement execute function mark_directory();

-- What refers to a gateway is never without it.
create function keep_seller_gateway() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.seller_id, old.gateway, old.kind) is distinct from (new.seller_id, new.gateway, new.kind) then
    raise exception 'A seller''s gateway stays what it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger seller_gateways_kept before update or delete on seller_gateways
  for each row execute function keep_seller_gateway();

-- One that cannot be reached keeps no other waiting.
alter table gateway_away add column gateway text not null default 'authorizenet' check (gateway <> '');
alter table gateway_away drop constraint gateway_away_pkey;
alter table gateway_away add primary key (gateway);

-- From when to when the copy of each gateway's books is whole. `gateway_copies` stays for the version before, which runs
-- beside this one for a while.
create table gateway_books (
  gateway text primary key check (gateway <> ''),
  since timestamptz not null,
  until timestamptz not null,
  compared_until timestamptz
);
insert into gateway_books (gateway, since, until, compared_until)
select coalesce((select gateway from gateway_movements order by submitted_at desc limit 1), 'authorizenet'),
  since, until, compared_until
from gateway_copies;

-- Which gateways have cards of a seller's customers.
create index payment_profiles_by_gateway on payment_profiles (seller_id, gateway);

-- What sellers without a row are paid through: every start writes down what its environment names.
create table standard_gateway (
  only_row boolean primary key default true check (only_row),
  gateway text not null check (gateway <> '')
);
