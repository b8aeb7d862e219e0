-- What happens to an order after it was placed: upgrades and refunds that are asked for, and payments that come later.

-- HIST-ORD-12: one upgrade request for each order and tour.
alter table order_events
  add column upgrade_tour_id integer,
  add check (upgrade_tour_id is null or upgrade_item_id is not null);
create unique index order_events_one_upgrade_a_tour on order_events (seller_id, order_id, upgrade_tour_id)
  where upgrade_tour_id is not null;

-- OPS-22: how often a payment was tried by itself, and when it is tried next; failed without a next try, a person decides.
alter table order_payments
  add column tries integer not null default 0 check (tries >= 0),
  add column next_try_at timestamptz,
  add check (captured_at is null or next_try_at is null);
create index order_payments_to_try on order_payments (next_try_at) where next_try_at is not null;

create function guard_order_line() returns trigger language plpgsql as $$
begin
  if (old.price_level_id, old.quantity, old.unit_price_cents, old.unit_fees_cents, old.taxes_cents) is distinct from
    (new.price_level_id, new.quantity, new.unit_price_cents, new.unit_fees_cents, new.taxes_cents) then
    raise exception 'A line keeps what was bought and what it cost' using errcode = 'check_violation';
  end if;
  if old.canceled_at is not null and (old.canceled_at, old.refund_requested_at) is distinct from
    (new.canceled_at, new.refund_requested_at) then
    raise exception 'A canceled line stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_lines_guard before update on order_lines for each row execute function guard_order_line();

create function guard_order_payment() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.sort, old.amount_cents) is distinct from (new.order_id, new.sort, new.amount_cents) then
    raise exception 'A payment keeps its order and its amount' using errcode = 'check_violation';
  end if;
  if old.captured_at is not null and old is distinct from new then
    raise exception 'A captured payment stays as it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_payments_guard before update on order_payments
  for each row execute function guard_order_payment();
