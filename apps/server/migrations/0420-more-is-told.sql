-- HOOK-01: since when an event is on its outlet's list. Whatever writes events keeps it, with the time of what it does.
create table published_events (
  seller_id integer not null,
  outlet_event_id integer not null,
  -- Missing where it stood there before this was written down.
  published_at timestamptz,
  primary key (seller_id, outlet_event_id),
  foreign key (seller_id, outlet_event_id) references outlet_events on delete cascade
);
-- What was there before is told to nobody.
insert into published_events (seller_id, outlet_event_id)
select seller_id, outlet_event_id from outlet_events where active;

create function tell_of_event(of_seller integer, event integer, at_outlet integer, happened timestamptz)
returns void language sql as $$
  select tell_outside(of_seller, 'show.published', 'event ' || event,
    jsonb_build_object('event', event, 'outlet', at_outlet), happened);
$$;

-- An outlet that waits to be opened shows its events to nobody: they are told of when it opens.
create function tell_of_published_event() returns trigger language plpgsql as $$
begin
  perform tell_of_event(e.seller_id, e.outlet_event_id, e.outlet_id, new.published_at)
  from outlet_events e
  where e.seller_id = new.seller_id and e.outlet_event_id = new.outlet_event_id
    and not exists (select from outlet_openings o
      where o.seller_id = e.seller_id and o.outlet_id = e.outlet_id and o.opened_at is null);
  return null;
end $$;
create trigger published_events_told after insert on published_events for each row
  execute function tell_of_published_event();

create function tell_of_opened_outlet() returns trigger language plpgsql as $$
begin
  perform tell_of_event(e.seller_id, e.outlet_event_id, e.outlet_id, new.opened_at)
  from outlet_events e join published_events p
    on p.seller_id = e.seller_id and p.outlet_event_id = e.outlet_event_id
  where e.seller_id = new.seller_id and e.outlet_id = new.outlet_id
  order by e.outlet_event_id;
  return null;
end $$;
create trigger outlet_openings_told after update on outlet_openings for each row
  when (old.opened_at is null and new.opened_at is not null) execute function tell_of_opened_outlet();

-- Sold out: the sale after which no place of an event is on sale, in a cart or in a draw; levels that are
-- off sale and what is sold beside the places do not count. Looked at when all of the sale is written; of two sales of the
-- last places, the later sees the earlier.
create function tell_of_sold_out() returns trigger language plpgsql as $$
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
create constraint trigger level_stock_told after update on level_stock deferrable initially deferred for each row
  when (new.sold > old.sold and new.capacity - new.sold - new.held_by_house - new.held_by_guests = 0)
  execute function tell_of_sold_out();

-- Everything about an order has one subject, by which a receiver sorts.
create or replace function tell_of_shipment() returns trigger language plpgsql as $$
begin
  perform tell_outside(new.seller_id, 'ticket.sent', 'order Z' || o.unique_id,
    jsonb_build_object('order', 'Z' || o.unique_id, 'courier', new.courier_code, 'day', new.shipped_day), new.saved_at)
  from orders o where o.seller_id = new.seller_id and o.order_id = new.order_id;
  return null;
end $$;

-- HOOK-06: what nobody wants to have sent any more is set aside, and can be sent all the same.
alter table webhook_deliveries drop constraint webhook_deliveries_state_check;
alter table webhook_deliveries add constraint webhook_deliveries_state_check
  check (state in ('waiting', 'delivered', 'left'));
