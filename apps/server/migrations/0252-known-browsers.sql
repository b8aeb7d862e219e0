-- Browsers in which somebody has signed in to an account. What strangers try does not slow them down.
create table known_browsers (
  -- 0: the box office's own accounts, which belong to no seller.
  seller_id integer not null,
  -- Hashes both, of the address and of a cookie: whoever has this table alone has neither.
  account text not null,
  browser text not null,
  seen_at timestamptz not null,
  primary key (seller_id, account, browser)
);
create index known_browsers_by_age on known_browsers (seen_at);
