-- OPS-08, OPS-09: which page the shops of a seller expect, and what customers read about the states of orders and
-- requests. Both stand with the outlet, as all that a page needs; the switch turns them for every outlet of a seller.
alter table outlets
  add column client_version text check (client_version ~ '^[0-9A-Za-z.+-]{1,40}$'),
  add column status_texts jsonb not null default '{}';
