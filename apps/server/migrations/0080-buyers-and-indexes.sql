-- An order's buyer is a customer or a guest request; an order that was awarded knows its request.
alter table orders
  alter column user_id drop not null,
  add column guest_request_uuid uuid,
  -- What a guest is called; a customer's name stands with the customer.
  add column buyer_first_name text,
  add column buyer_last_name text,
  add column series_request_id integer,
  add foreign key (seller_id, guest_request_uuid) references guest_requests (seller_id, request_uuid),
  -- The request is one of the very customer.
  add foreign key (seller_id, series_request_id, user_id) references series_requests (seller_id, request_id, user_id),
  add constraint orders_one_buyer check (num_nonnulls(user_id, guest_request_uuid) = 1),
  add constraint orders_guest_named check (guest_request_uuid is null or num_nonnulls(buyer_first_name, buyer_last_name) = 2),
  add constraint orders_awarded_to check (series_request_id is null or user_id is not null);
update orders o set series_request_id = r.request_id
from series_requests r where r.seller_id = o.seller_id and r.order_id = o.order_id;
alter table series_requests drop column order_id;

-- One live order a request; after a canceled one there may be another.
create unique index orders_one_a_request on orders (seller_id, series_request_id)
  where series_request_id is not null and state <> 'STATUS_ORDER_CANCELED';
create unique index orders_one_a_guest_request on orders (seller_id, guest_request_uuid)
  where guest_request_uuid is not null and state <> 'STATUS_ORDER_CANCELED';

create or replace function guard_order() returns trigger language plpgsql as $$
begin
  if (old.unique_id, old.user_id, old.guest_request_uuid, old.cart_uuid) is distinct from
    (new.unique_id, new.user_id, new.guest_request_uuid, new.cart_uuid)
    or (old.series_request_id is not null and old.series_request_id is distinct from new.series_request_id) then
    raise exception 'An order keeps its number, its buyer, its request and its cart' using errcode = 'check_violation';
  end if;
  if (old.tickets_cents, old.fees_cents, old.taxes_cents, old.shipping_cents, old.plan_fee_cents) is distinct from
    (new.tickets_cents, new.fees_cents, new.taxes_cents, new.shipping_cents, new.plan_fee_cents) then
    raise exception 'An order keeps the bill of what was bought' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_PART_PAID'), ('STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_PAID'),
    ('STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_PAYMENT_FAILED'), ('STATUS_ORDER_PAYMENT_DUE', 'STATUS_ORDER_CANCELED'),
    ('STATUS_ORDER_PART_PAID', 'STATUS_ORDER_PAID'), ('STATUS_ORDER_PART_PAID', 'STATUS_ORDER_PAYMENT_FAILED'),
    ('STATUS_ORDER_PART_PAID', 'STATUS_ORDER_CANCELED'),
    ('STATUS_ORDER_PAYMENT_FAILED', 'STATUS_ORDER_PART_PAID'), ('STATUS_ORDER_PAYMENT_FAILED', 'STATUS_ORDER_PAID'),
    ('STATUS_ORDER_PAYMENT_FAILED', 'STATUS_ORDER_CANCELED'),
    ('STATUS_ORDER_PAID', 'STATUS_ORDER_READY'), ('STATUS_ORDER_PAID', 'STATUS_ORDER_CANCELED'),
    ('STATUS_ORDER_READY', 'STATUS_ORDER_DELIVERED'), ('STATUS_ORDER_READY', 'STATUS_ORDER_CANCELED'),
    ('STATUS_ORDER_DELIVERED', 'STATUS_ORDER_CANCELED')) then
    raise exception 'An order does not move from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The same tables of moves as in the rules; tests compare them. What failed is paid or voided, or fails again.
create or replace function guard_order_payment() returns trigger language plpgsql as $$
declare
  same order_payments := new;
begin
  if (old.order_id, old.sort, old.amount_cents, old.change_id, old.replaces) is distinct from
    (new.order_id, new.sort, new.amount_cents, new.change_id, new.replaces) then
    raise exception 'A payment keeps its order and its amount' using errcode = 'check_violation';
  end if;
  same.returning_cents := old.returning_cents;
  if old.captured_at is not null and old is distinct from same then
    raise exception 'A captured payment stays as it is' using errcode = 'check_violation';
  end if;
  if old.voided_at is not null and old is distinct from new then
    raise exception 'A voided payment stays as it is' using errcode = 'check_violation';
  end if;
  if old.failed_at is not null and num_nonnulls(new.failed_at, new.captured_at, new.voided_at) = 0 then
    raise exception 'A payment that failed does not become one that was never tried' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace function guard_order_line() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.price_level_id, old.quantity, old.unit_price_cents, old.unit_fees_cents, old.taxes_cents,
      old.change_id) is distinct from
    (new.order_id, new.price_level_id, new.quantity, new.unit_price_cents, new.unit_fees_cents, new.taxes_cents,
      new.change_id) then
    raise exception 'A line keeps what was bought and what it cost' using errcode = 'check_violation';
  end if;
  if old.canceled_at is not null and new.canceled >= old.canceled and (old.canceled_at, old.refund_requested_at)
    is distinct from (new.canceled_at, new.refund_requested_at) then
    raise exception 'A canceled line stays as it is' using errcode = 'check_violation';
  end if;
  if new.canceled < old.canceled and not exists (
    select from order_change_lines d
    join order_changes c on c.seller_id = d.seller_id and c.change_id = d.change_id and c.state = 'reverted'
    where d.seller_id = old.seller_id and d.line_id = old.line_id) then
    raise exception 'Only a change that is reverted gives tickets back to their line' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- What was sold goes on sale or to a holder, never straight into a cart.
create function refuse_sold_to_cart() returns trigger language plpgsql as $$
begin
  raise exception 'ticket % is sold and may not go to a cart', old.ticket_id
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger tickets_keep_from_carts before update on tickets for each row
  when (old.state = 'sold' and new.holder_kind = 'cart') execute function refuse_sold_to_cart();

create function refuse_revived_ticket() returns trigger language plpgsql as $$
begin
  raise exception 'A ticket on a phone that was revoked stays so' using errcode = 'check_violation';
end $$;
create trigger mobile_tickets_guard before update on mobile_tickets for each row
  when (old.revoked_at is not null and old.revoked_at is distinct from new.revoked_at)
  execute function refuse_revived_ticket();

-- What staff ask for.
create index orders_by_day on orders (seller_id, outlet_id, created_at, order_id);
create index orders_by_state on orders (seller_id, outlet_id, state, created_at, order_id);
create index orders_by_tracking_number on orders (seller_id, tracking_number) where tracking_number is not null;
create index orders_by_guest_name on orders (seller_id, lower(buyer_last_name) text_pattern_ops)
  where guest_request_uuid is not null;
create index order_events_by_event on order_events (seller_id, outlet_event_id);
create index order_lines_by_event on order_lines (seller_id, outlet_event_id, price_level_id);
drop index order_payments_open;
create index order_payments_by_card on order_payments (seller_id, payment_method_id);
create index series_requests_by_status on series_requests (seller_id, series_id, status, request_id);
create index customers_by_name on customers
  (seller_id, lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops);
create index customers_by_first_name on customers (seller_id, lower(first_name) text_pattern_ops);
create index customers_by_email_prefix on customers (seller_id, email_key text_pattern_ops);
create index guest_requests_by_state on guest_requests (seller_id, outlet_id, state, created_at);
create index payment_methods_by_last_four on payment_methods (seller_id, last_four);
create index payment_intents_by_card on payment_intents (seller_id, payment_method_id);
create index payment_intents_by_transaction on payment_intents (seller_id, transaction_id)
  where transaction_id is not null;

-- Whoever removes one of these looks from its side.
create index order_lines_by_level on order_lines (seller_id, price_level_id);
create index order_change_lines_by_change on order_change_lines (seller_id, order_id, change_id);
create index request_lines_by_level on request_lines (seller_id, price_level_id);
create index request_lines_by_awarded_level on request_lines (seller_id, confirmed_price_level_id)
  where confirmed_price_level_id is not null;
create index cart_lines_by_level on cart_lines (seller_id, price_level_id);
create index invitation_holders_by_invitation on invitation_holders (seller_id, invitation_id);
