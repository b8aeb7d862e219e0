-- A whole purchase without HTTP and without a gateway: the statements that createcart, the stages and createorder run,
-- in the same transactions and with what they read. The peer of the journeys over HTTP.
\set n random(1, 2000000000)
begin;
select capacity - held - sold from level_stock where seller_id = 1 and price_level_id = 1004 for update;
insert into carts (seller_id, cart_uuid, outlet_id, session_id, user_id, state, created_at, deadline)
  values (1, gen_random_uuid(), 1, gen_random_uuid(), 1001, 'REVIEW', '2026-01-01', '2099-01-02')
  returning cart_uuid \gset
update tickets set state = 'held', holder_kind = 'cart', holder_id = ':cart_uuid', held_until = '2099-01-01'
  where seller_id = 1 and ticket_id in (
    select ticket_id from tickets where seller_id = 1 and price_level_id = 1004 and state = 'free'
    order by rank limit 2);
update level_stock set held = held + 2 where seller_id = 1 and price_level_id = 1004;
insert into cart_lines (seller_id, cart_uuid, price_level_id, quantity, is_add_on)
  values (1, ':cart_uuid', 1004, 2, false);
commit;
begin;
select 1 as x from carts where seller_id = 1 and cart_uuid = ':cart_uuid' for update;
update carts set state = 'CHECKOUT', deadline = '2099-01-03' where seller_id = 1 and cart_uuid = ':cart_uuid';
update tickets set held_until = '2099-01-02' where seller_id = 1 and holder_kind = 'cart' and holder_id = ':cart_uuid';
select * from cart_lines where seller_id = 1 and cart_uuid = ':cart_uuid' order by is_add_on, price_level_id;
select price_level_id, ticket_id, rank, section_name, row_name, seat_name, section_position, row_position, seat_position
  from tickets where seller_id = 1 and holder_kind = 'cart' and holder_id = ':cart_uuid' order by price_level_id, rank;
commit;
begin;
select 1 as x from carts where seller_id = 1 and cart_uuid = ':cart_uuid' for update;
update carts set shipping_address = '{"city": "Boston", "countryId": 1}' where seller_id = 1 and cart_uuid = ':cart_uuid';
select * from cart_lines where seller_id = 1 and cart_uuid = ':cart_uuid' order by is_add_on, price_level_id;
select price_level_id, ticket_id, rank, section_name, row_name, seat_name, section_position, row_position, seat_position
  from tickets where seller_id = 1 and holder_kind = 'cart' and holder_id = ':cart_uuid' order by price_level_id, rank;
commit;
begin;
select 1 as x from carts where seller_id = 1 and cart_uuid = ':cart_uuid' for update;
select * from cart_lines where seller_id = 1 and cart_uuid = ':cart_uuid' order by is_add_on, price_level_id;
update carts set delivery_method_uuid = gen_random_uuid() where seller_id = 1 and cart_uuid = ':cart_uuid';
select * from cart_lines where seller_id = 1 and cart_uuid = ':cart_uuid' order by is_add_on, price_level_id;
select price_level_id, ticket_id, rank, section_name, row_name, seat_name, section_position, row_position, seat_position
  from tickets where seller_id = 1 and holder_kind = 'cart' and holder_id = ':cart_uuid' order by price_level_id, rank;
commit;
select m.*, p.gateway_profile_id from payment_methods m join payment_profiles p
  on p.seller_id = m.seller_id and p.profile_id = m.profile_id where m.seller_id = 1 order by payment_method_id limit 1;
begin;
select 1 as x from carts where seller_id = 1 and cart_uuid = ':cart_uuid' for update;
update carts set payment_method_uuid = gen_random_uuid() where seller_id = 1 and cart_uuid = ':cart_uuid';
select * from cart_lines where seller_id = 1 and cart_uuid = ':cart_uuid' order by is_add_on, price_level_id;
select price_level_id, ticket_id, rank, section_name, row_name, seat_name, section_position, row_position, seat_position
  from tickets where seller_id = 1 and holder_kind = 'cart' and holder_id = ':cart_uuid' order by price_level_id, rank;
commit;
select * from carts where seller_id = 1 and cart_uuid = ':cart_uuid';
select * from customers where seller_id = 1 and user_id = 1001;
begin;
select 1 as x from carts where seller_id = 1 and cart_uuid = ':cart_uuid' for update;
select payment_method_id from payment_methods where seller_id = 1 order by payment_method_id limit 1 for share \gset
select * from cart_lines where seller_id = 1 and cart_uuid = ':cart_uuid' order by is_add_on, price_level_id;
update tickets set held_until = '9999-12-31' where seller_id = 1 and holder_kind = 'cart' and holder_id = ':cart_uuid';
update carts set state = 'PAYING', bill = '{"lines": []}' where seller_id = 1 and cart_uuid = ':cart_uuid';
insert into payment_intents (seller_id, ref, kind, target_kind, target_id, attempt, amount_cents, payment_method_id,
    gateway_profile_id, gateway_card_id, last_four, request_hash, state, look_at, created_at)
  select 1, upper(substr(translate(md5(':cart_uuid'), '0189', 'ghjk'), 1, 20)), 'charge', 'cart', ':cart_uuid', 1, 9700,
    :payment_method_id, '1', '1', '1111', 'hash', 'dispatched', '2099-01-01', '2026-01-01'
  returning ref \gset
commit;
begin;
select 1 as x from payment_intents where seller_id = 1 and ref = ':ref' for update;
select 1 as x from carts where seller_id = 1 and cart_uuid = ':cart_uuid' for update;
update tickets set held_until = '9999-12-31' where seller_id = 1 and holder_kind = 'cart' and holder_id = ':cart_uuid';
insert into orders (seller_id, unique_id, outlet_id, user_id, cart_uuid, state, email, tickets_cents, fees_cents,
    taxes_cents, shipping_cents, total_cents, paid_cents, payment_method_id, created_at, updated_at)
  values (1, lpad(:n::text, 10, '0'), 1, 1001, ':cart_uuid', 'STATUS_ORDER_PAID', 'a@example.com', 8000, 0, 500, 1200,
    9700, 9700, :payment_method_id, '2026-01-01', '2026-01-01') returning order_id \gset
insert into order_events (seller_id, order_id, outlet_event_id) values (1, :order_id, 102);
insert into order_lines (seller_id, order_id, price_level_id, outlet_event_id, item_id, item_name, level_name, is_add_on,
    quantity, unit_price_cents, unit_fees_cents, fees, tax_ppm, taxes_cents)
  values (1, :order_id, 1004, 102, 503, 'Floor', 'Floor', false, 2, 4000, 0, '[]', 62500, 500) returning line_id \gset
insert into order_payments (seller_id, order_id, sort, amount_cents, payment_method_id, intent_ref, captured_at)
  values (1, :order_id, 1, 9700, :payment_method_id, ':ref', '2026-01-01');
select 1 as x from level_stock where seller_id = 1 and price_level_id = 1004 for update;
with sold as (
  update tickets set state = 'sold', holder_kind = null, holder_id = null, held_until = null, line_id = :line_id
  where seller_id = 1 and holder_kind = 'cart' and holder_id = ':cart_uuid' returning *
), kept as (
  insert into order_tickets (seller_id, line_id, ticket_id, rank, section_name, row_name, seat_name, section_position,
    row_position, seat_position)
  select seller_id, line_id, ticket_id, rank, section_name, row_name, seat_name, section_position, row_position,
    seat_position from sold
)
select ticket_id, line_id, price_level_id, section_name, row_name, seat_name from sold order by price_level_id, rank;
update level_stock set held = held - 2, sold = sold + 2 where seller_id = 1 and price_level_id = 1004;
select s.*, e.override_name, a.name, v.name, v.city, v.state from outlet_events e
  join shows s on s.seller_id = e.seller_id and s.show_id = e.show_id
  join artists a on a.seller_id = s.seller_id and a.artist_id = s.artist_id
  join venues v on v.seller_id = s.seller_id and v.venue_id = s.venue_id
  where e.seller_id = 1 and e.outlet_event_id = 102;
insert into mails (seller_id, mail_id, outlet_id, kind, from_name, recipient, subject, html, plain_text, due_at, created_at)
  values (1, gen_random_uuid(), 1, 'order-placed', 'Lantern Club', 'a@example.com', 'Your order', repeat('x', 8000),
    repeat('x', 1500), '2099-01-01', '2026-01-01');
update carts set state = 'ORDERED' where seller_id = 1 and cart_uuid = ':cart_uuid';
update payment_intents set state = 'succeeded', transaction_id = '1', look_at = null, settled_at = '2026-01-01'
  where seller_id = 1 and ref = ':ref';
insert into ledger (seller_id, ref, kind, amount_cents, transaction_id, target_kind, target_id, recorded_at)
  values (1, ':ref', 'capture', 9700, '1', 'cart', ':cart_uuid', '2026-01-01');
commit;
