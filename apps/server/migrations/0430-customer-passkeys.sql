-- LOGIN-27: passkeys of customers, in place of the password.
create table customer_passkeys (
  passkey_id uuid primary key,
  seller_id integer not null,
  user_id integer not null,
  -- What the browser calls it; one key of one device is one row, whoever brings it.
  credential_id text not null unique,
  -- The address of the shop for which it was made: elsewhere browsers do not offer it.
  host text not null,
  -- Proves signatures, makes none.
  public_key text not null,
  -- Grows with every use where the device counts; zero for ever where it does not.
  counter bigint not null check (counter >= 0),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  used_at timestamptz,
  foreign key (seller_id, user_id) references customers on delete cascade
);
create index customer_passkeys_of_one on customer_passkeys (seller_id, user_id);

-- What a device has to sign: once, and within minutes.
create table customer_passkey_questions (
  challenge_hash text primary key,
  -- Of whoever adds a passkey; null where it is to say who somebody is.
  seller_id integer,
  user_id integer,
  expires_at timestamptz not null,
  check ((seller_id is null) = (user_id is null)),
  foreign key (seller_id, user_id) references customers on delete cascade
);
create index customer_passkey_questions_by_age on customer_passkey_questions (expires_at);
create index customer_passkey_questions_of_one on customer_passkey_questions (seller_id, user_id);
