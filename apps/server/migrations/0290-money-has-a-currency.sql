-- MONEY-01: a seller is paid in one currency, and everything that was charged says in which. All there was are dollars.
-- An amount counts the smallest unit of its currency, whatever its column's name says of cents.

alter table sellers
  add column currency text not null default 'USD'
    constraint sellers_known_currency check (currency in ('USD', 'CAD', 'EUR', 'GBP', 'JPY', 'KWD')),
  add column country text not null default 'US' check (country ~ '^[A-Z]{2}$'),
  add column time_zone text not null default 'America/New_York' check (time_zone <> ''),
  add constraint sellers_one_currency unique (seller_id, currency);

-- MONEY-02: no amount stands between two steps of the gateway.
create function money_step(currency text) returns integer language sql immutable strict
  return case currency when 'KWD' then 10 else 1 end;

-- The key says three things at once: an order is in its seller's currency, so are its charges and what the books say of
-- them, and a seller who was paid in one never changes to another.
alter table orders
  add column currency text not null default 'USD',
  add constraint orders_in_sellers_currency foreign key (seller_id, currency) references sellers (seller_id, currency),
  add constraint orders_in_steps check (total_cents % money_step(currency) = 0);

alter table payment_intents
  add column currency text not null default 'USD',
  drop constraint payment_intents_seller_id_fkey,
  add constraint payment_intents_in_sellers_currency
    foreign key (seller_id, currency) references sellers (seller_id, currency),
  add constraint payment_intents_in_steps check (amount_cents % money_step(currency) = 0);

alter table ledger
  add column currency text not null default 'USD',
  add constraint ledger_in_sellers_currency foreign key (seller_id, currency) references sellers (seller_id, currency);

-- What the gateway's own lists tell is in whatever currency they tell.
alter table stray_charges add column currency text not null default 'USD';
alter table gateway_movements add column currency text not null default 'USD';
