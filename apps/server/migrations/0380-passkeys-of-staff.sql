-- STAFF-03: passkeys of staff, as second step and as a way in.
create table staff_passkeys (
  passkey_id uuid primary key,
  staff_id integer not null references staff on delete cascade,
  -- What the browser calls it; one key of one device is one row, whoever brings it.
  credential_id text not null unique,
  -- The name of the box office for which it was made: elsewhere browsers do not offer it.
  host text not null,
  -- Proves signatures, makes none.
  public_key text not null,
  -- Grows with every use where the device counts; zero for ever where it does not.
  counter bigint not null check (counter >= 0),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_by_staff on staff_passkeys (staff_id);

-- What a device has to sign: once, and within minutes.
create table staff_passkey_questions (
  challenge_hash text primary key,
  -- Of whoever adds a passkey; null where it is to say who somebody is.
  staff_id integer references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_passkey_questions_by_age on staff_passkey_questions (expires_at);
