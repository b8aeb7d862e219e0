-- TICKET-05: codes are signed with a key of the seller's own; the private half is sealed with the server's secret.
create table ticket_keys (
  seller_id integer not null references sellers,
  key_id smallint not null check (key_id > 0),
  public_key text not null,
  sealed_key text not null,
  made_at timestamptz not null,
  primary key (seller_id, key_id)
);
