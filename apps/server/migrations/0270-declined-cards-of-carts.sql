-- Which cards a bank has refused for this cart, and when: none of them is chosen again by itself.
alter table carts add column declined_cards jsonb not null default '[]'::jsonb
  check (jsonb_typeof(declined_cards) = 'array');
