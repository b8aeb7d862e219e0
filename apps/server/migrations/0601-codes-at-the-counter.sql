-- CODE-02: a use at the counter has no cart: it is taken and spent in the transaction of the sale, whose number it bears.
alter table code_uses drop constraint code_uses_seller_id_cart_uuid_fkey;
alter table code_uses
  add column at_counter boolean not null default false,
  add column of_cart uuid generated always as (case when not at_counter then cart_uuid end) stored,
  add column of_sale uuid generated always as (case when at_counter then cart_uuid end) stored,
  alter column session_id drop not null;
alter table code_uses
  add foreign key (seller_id, of_cart) references carts (seller_id, cart_uuid),
  add foreign key (seller_id, of_sale) references counter_sales (seller_id, sale_uuid),
  add check (at_counter = (session_id is null)),
  add check (not at_counter or state <> 'held');
