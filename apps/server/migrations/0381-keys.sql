-- KEY-01: keys with which programs call the box office.
create table office_keys (
  key_id uuid primary key,
  seller_id integer not null references sellers,
  name text not null check (length(name) between 1 and 60),
  -- By which it is found; the whole of it is kept as a hash only.
  prefix text not null unique,
  key_hash text not null,
  -- Its last four letters, for whoever compares it with the one at hand.
  tail text not null,
  rights text[] not null check (rights <> '{}'),
  all_outlets boolean not null,
  outlet_ids integer[] not null default '{}',
  -- Where it may come from; empty for anywhere.
  networks text[] not null default '{}',
  made_by integer not null references staff,
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  revoked_at timestamptz,
  -- Renewed by another one, it ends soon.
  renewed_by uuid references office_keys,
  -- How many days before its end the owners were last told.
  told_days integer,
  check (all_outlets = (outlet_ids = '{}'))
);
create index office_keys_by_seller on office_keys (seller_id, created_at);
create index office_keys_by_end on office_keys (ends_at) where revoked_at is null;

-- One row a key: how often it called in this minute, and when and from where it last did.
create table office_key_uses (
  key_id uuid primary key references office_keys on delete cascade,
  minute timestamptz not null,
  calls integer not null,
  used_at timestamptz not null,
  used_from text not null
);

-- KEY-02: what a key caused names it, beside whoever made the key.
alter table staff_log add column key_id uuid references office_keys;
