-- One hold a transaction: the same row work as createcart (level, seats, cart, line), for pgbench.
-- Variables: first and last price level; one level when they are the same.
\set level random(:first, :last)
\set quantity random(1, 2)
begin;
update level_stock set held = held + :quantity
  where seller_id = 1 and price_level_id = :level and capacity - held - sold >= :quantity;
with cart as (
  insert into carts (seller_id, cart_uuid, outlet_id, session_id, state, created_at, deadline)
  values (1, gen_random_uuid(), 1, gen_random_uuid(), 'REVIEW', '2026-01-01', '2026-01-02') returning cart_uuid
), chosen as (
  select ticket_id from tickets where seller_id = 1 and price_level_id = :level and state = 'free'
  order by rank limit :quantity for update skip locked
), held as (
  update tickets t set state = 'held', holder_kind = 'cart', holder_id = cart.cart_uuid::text, held_until = '2099-01-01'
  from cart, chosen where t.seller_id = 1 and t.ticket_id = chosen.ticket_id
)
insert into cart_lines (seller_id, cart_uuid, price_level_id, quantity, is_add_on)
select 1, cart_uuid, :level, :quantity, false from cart;
commit;
