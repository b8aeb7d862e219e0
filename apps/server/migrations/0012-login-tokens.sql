-- Signing in from an outside membership system: it asks for a token, the browser brings it (SESSION-10).

create table login_tokens (
  seller_id integer not null,
  outlet_id integer not null,
  token_hash text not null,
  external_user_id text not null,
  external_user_name text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  expires_at timestamptz not null,
  primary key (seller_id, outlet_id, token_hash),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id)
);
create index login_tokens_by_expiry on login_tokens (expires_at);

-- Requests of the membership system that were answered: a copy of one is answered no more.
create table membership_requests (
  seller_id integer not null,
  outlet_id integer not null,
  signature_hash text not null,
  expires_at timestamptz not null,
  primary key (seller_id, outlet_id, signature_hash),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id)
);
create index membership_requests_by_expiry on membership_requests (expires_at);
