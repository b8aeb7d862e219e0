-- SETUP-07: the mail server that an owner typed for a seller's letters. A seller without a row has the server's own.
create table mail_servers (
  seller_id integer primary key references sellers,
  host text not null check (host <> ''),
  port integer not null check (port between 1 and 65535),
  -- `tls`: from the first byte. `starttls`: asked for, and refused without it. `none`: only within one's own walls.
  security text not null check (security in ('tls', 'starttls', 'none')),
  user_name text not null,
  -- Password and the key that signs, encrypted under SECRETS_KEY.
  sealed text not null check (sealed <> ''),
  sender text not null check (sender like '%_@_%'),
  -- What stands in the sender's domain, so that others can check the signature; letters are signed since it was seen.
  dkim_public text not null check (dkim_public <> ''),
  dkim_seen_at timestamptz,
  typed_at timestamptz not null
);

-- Every node looks at the directory's mark all the time, and so hears of a change within a second.
create trigger offer_added after insert on mail_servers
  referencing new table as touched for each statement execute function mark_directory();
create trigger offer_changed after update on mail_servers
  referencing new table as touched for each statement execute function mark_directory();
create trigger offer_removed after delete on mail_servers
  referencing old table as touched for each statement execute function mark_directory();
