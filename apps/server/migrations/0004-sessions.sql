-- A browser's session at one outlet. The cookie's secret is kept as a hash only; the pair (sid, outlet) finds the row.

create table sessions (
  seller_id integer not null,
  outlet_id integer not null,
  sid_hash text not null,
  -- What answers show; worthless to a thief.
  public_id uuid not null,
  user_id integer,
  password_given boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- However often it is extended, it does not live longer (SESSION-15).
  ends_at timestamptz not null,
  primary key (seller_id, outlet_id, sid_hash),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id),
  check (expires_at <= ends_at)
);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_user on sessions (seller_id, user_id) where user_id is not null;
