-- Movements of money that the gateway tells of and our books cannot explain: a person looks at them. The gateway's
-- account is one for all sellers, and nothing says whose these are.

create table stray_charges (
  transaction_id text primary key,
  ref text not null,
  kind text not null check (kind in ('charge', 'refund')),
  amount_cents integer not null check (amount_cents > 0),
  last_four text not null,
  submitted_at timestamptz not null,
  found_at timestamptz not null,
  -- It was undone at the gateway since, or somebody has put it aside.
  settled_at timestamptz
);
create index stray_charges_open on stray_charges (found_at) where settled_at is null;
