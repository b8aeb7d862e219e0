-- HALL-01: a hall of a venue, and its plans. A plan is what was drawn, as the description has it.
create table halls (
  seller_id integer not null,
  hall_id integer not null,
  venue_id integer not null,
  name text not null check (name <> ''),
  primary key (seller_id, hall_id),
  foreign key (seller_id, venue_id) references venues (seller_id, venue_id)
);
create index halls_by_venue on halls (seller_id, venue_id);

create table hall_versions (
  seller_id integer not null,
  hall_id integer not null,
  version integer not null check (version between 1 and 9999),
  plan jsonb not null,
  primary key (seller_id, hall_id, version),
  foreign key (seller_id, hall_id) references halls (seller_id, hall_id) on delete cascade
);

-- Which plan an event is sold by, and the price levels that it paints over it.
alter table outlet_events
  add column hall_id integer,
  add column hall_version integer,
  add column paint jsonb,
  add constraint outlet_events_plan check (
    (hall_id is null) = (hall_version is null) and (hall_id is null) = (paint is null)),
  add foreign key (seller_id, hall_id, hall_version) references hall_versions (seller_id, hall_id, version);
create index outlet_events_by_hall on outlet_events (seller_id, hall_id, hall_version) where hall_id is not null;

-- A plan of which something is sold or held never changes.
create function keep_sold_plans() returns trigger language plpgsql as $$
begin
  if new.plan is distinct from old.plan and exists (
    select from outlet_events e
    join event_items i on i.seller_id = e.seller_id and i.outlet_event_id = e.outlet_event_id
    join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
    join level_stock s on s.seller_id = l.seller_id and s.price_level_id = l.price_level_id
    where e.seller_id = old.seller_id and e.hall_id = old.hall_id and e.hall_version = old.version
      and s.sold + s.held > 0
  ) then
    raise exception 'Plan % of hall % has sold or held seats', old.version, old.hall_id
      using errcode = '23514', constraint = 'hall_versions_keep_sold';
  end if;
  return new;
end $$;
create trigger hall_versions_keep_sold before update on hall_versions
  for each row execute function keep_sold_plans();
