-- OFFICE-07: staff see the shop as a customer does. Such a session names who looks; it changes nothing and is not extended.
alter table sessions add column viewed_by integer references staff,
  add constraint sessions_views check (viewed_by is null or (user_id is not null and ends_at <= created_at + interval '10 minutes'));

-- The way in: good once, for one outlet.
create table view_links (
  token_hash text primary key,
  seller_id integer not null,
  outlet_id integer not null,
  user_id integer not null,
  staff_id integer not null references staff,
  expires_at timestamptz not null,
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id),
  foreign key (seller_id, user_id) references customers (seller_id, user_id) on delete cascade
);
create index view_links_by_expiry on view_links (expires_at);
