-- What the gateway's own lists say moved, copied so that a page can lay both books side by side.
create table gateway_movements (
  transaction_id text primary key,
  ref text not null,
  -- Whose card it was, where the card is kept at the gateway: it tells a stranger's charge on the same account from ours.
  profile_id text,
  -- Counts up for a charge, down for a refund; nothing where no money stayed moved.
  cents integer not null,
  status text not null,
  submitted_at timestamptz not null
);
create index gateway_movements_by_ref on gateway_movements (ref);
create index gateway_movements_by_day on gateway_movements (submitted_at);

-- From when to when the copy is whole.
create table gateway_copies (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null,
  until timestamptz not null
);
