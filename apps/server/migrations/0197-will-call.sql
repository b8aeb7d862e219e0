-- What was handed out at will call: an order's tickets of one show, once, at the desk or at the door.
create table will_call_pickups (
  seller_id integer not null,
  order_id integer not null,
  outlet_event_id integer not null,
  collected_at timestamptz not null,
  collected_by text not null,
  place text not null check (place in ('desk', 'door')),
  primary key (seller_id, order_id, outlet_event_id),
  foreign key (seller_id, order_id) references orders,
  foreign key (seller_id, outlet_event_id) references outlet_events (seller_id, outlet_event_id)
);
create index will_call_pickups_by_event on will_call_pickups (seller_id, outlet_event_id);
create function guard_pickup() returns trigger language plpgsql as $$
begin
  raise exception 'What was handed out stays handed out' using errcode = 'check_violation';
end $$;
create trigger will_call_pickups_guard before update or delete on will_call_pickups
  for each row execute function guard_pickup();
create index orders_at_will_call on orders (seller_id, outlet_id, order_id) where delivery_type_id = 1;

-- A number that was wrong, put right after its letter: the parcel counts under the new one, and why is kept.
alter table shipments
  add column corrects_id integer,
  add foreign key (seller_id, corrects_id) references shipments;
create index shipments_by_corrected on shipments (seller_id, corrects_id) where corrects_id is not null;

-- Guests who may come and have not got their tickets yet.
create index guest_requests_to_fulfil on guest_requests (seller_id, request_uuid) where state = 'approved';
