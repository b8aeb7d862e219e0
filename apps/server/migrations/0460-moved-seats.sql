-- HALL-06: an order is moved to other seats. It is a change like others, and costs nothing.
alter table order_changes drop constraint order_changes_kind_check;
alter table order_changes
  add constraint order_changes_kind_check check (kind in ('refund', 'cancellation', 'upgrade', 'award', 'seats')),
  add constraint order_changes_seats_cost_nothing check (kind <> 'seats'
    or (tickets_cents = 0 and fees_cents = 0 and taxes_cents = 0 and shipping_cents = 0 and plan_fee_cents = 0));

-- A seat that its line was moved away from may be the line's again, should it be moved back.
create or replace function guard_order_ticket() returns trigger language plpgsql as $$
begin
  if (old.line_id, old.ticket_id, old.section_name, old.row_name, old.seat_name) is distinct from
    (new.line_id, new.ticket_id, new.section_name, new.row_name, new.seat_name) then
    raise exception 'A sale keeps its line and its seat' using errcode = 'check_violation';
  end if;
  if old.change_id is distinct from new.change_id and old.change_id is not null and new.change_id is not null then
    raise exception 'The ticket is asked for by another change already' using errcode = 'check_violation';
  end if;
  if old.canceled_at is not null and (old.canceled_at, old.change_id) is distinct from (new.canceled_at, new.change_id)
    and not exists (select from order_changes where seller_id = old.seller_id and change_id = old.change_id
      and (state = 'reverted' or (kind = 'seats' and state = 'settled'))) then
    raise exception 'A canceled sale stays so unless its change is reverted' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- HOOK-01: neither the order's state nor its money says that it sits elsewhere.
create function tell_of_moved_seats() returns trigger language plpgsql as $$
begin
  perform tell_outside(o.seller_id, 'order.changed', 'order Z' || o.unique_id,
    jsonb_build_object('order', 'Z' || o.unique_id, 'outlet', o.outlet_id, 'customer', o.user_id, 'state', o.state,
      'tickets', o.tickets, 'total', o.total_cents, 'paid', o.paid_cents, 'returned', o.returned_cents),
    new.updated_at)
  from orders o where o.seller_id = new.seller_id and o.order_id = new.order_id and not o.is_test;
  return null;
end $$;
create trigger order_changes_moved_seats_told after update on order_changes for each row
  when (new.kind = 'seats' and old.state <> 'settled' and new.state = 'settled')
  execute function tell_of_moved_seats();
