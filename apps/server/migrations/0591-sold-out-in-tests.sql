-- SETUP-08: while an outlet is tested nothing is sold there, so nothing is sold out. The outlet is held by whoever sells,
-- and what was sold in its test is on sale again when that ends.
create or replace function tell_of_sold_out() returns trigger language plpgsql as $$
declare
  event integer;
  at_outlet integer;
  is_out boolean;
  places integer;
  happened timestamptz;
begin
  select e.outlet_event_id, e.outlet_id into event, at_outlet from price_levels l
  join event_items i on i.seller_id = l.seller_id and i.item_id = l.item_id
  join outlet_events e on e.seller_id = i.seller_id and e.outlet_event_id = i.outlet_event_id
  where l.seller_id = new.seller_id and l.price_level_id = new.price_level_id
  for no key update of e;
  if outlet_is_tested(new.seller_id, at_outlet) then
    return null;
  end if;
  select bool_and(s.capacity - s.sold - s.held_by_house - s.held_by_guests = 0), sum(s.sold) into is_out, places
  from event_items i
  join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
  join level_stock s on s.seller_id = l.seller_id and s.price_level_id = l.price_level_id
  where i.seller_id = new.seller_id and i.outlet_event_id = event and not i.suppress_on_event_page
    and l.sale_status <> 'OFF_SALE';
  if is_out is not true then
    return null;
  end if;
  -- The stock does not say when; the order that took the last place does.
  select max(o.updated_at) into happened from order_lines l
  join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
  where l.seller_id = new.seller_id and l.outlet_event_id = event;
  if happened is not null then
    perform tell_outside(new.seller_id, 'event.sold-out', 'event ' || event,
      jsonb_build_object('event', event, 'outlet', at_outlet, 'sold', places), happened);
  end if;
  return null;
end $$;
