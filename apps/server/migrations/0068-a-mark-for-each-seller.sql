-- The mark of migration 0006 by seller: who changes one seller's shop waits for nobody else's, and servers read again
-- what belongs to that seller alone. Seller 0 stands for the directory of all outlets, -1 for what concerns everybody.
drop table upkeep.offer_changes;
create table upkeep.offer_changes (
  seller_id integer primary key,
  mark bigint not null
);

-- A seller's mark before the directory's, always: two who write in one order never wait for each other in a circle.
create function upkeep.mark_offers(seller_ids integer[]) returns void language sql as $$
  insert into upkeep.offer_changes (seller_id, mark)
  select distinct id, pg_current_xact_id()::text::bigint from unnest(seller_ids) as id order by id desc
  on conflict (seller_id) do update set mark = excluded.mark where offer_changes.mark <> excluded.mark
$$;

create or replace function mark_offer_change() returns trigger language plpgsql as $$
begin
  perform upkeep.mark_offers(array[-1]);
  return null;
end $$;

create function mark_seller_offer() returns trigger language plpgsql as $$
begin
  perform upkeep.mark_offers(array(select distinct seller_id from touched));
  return null;
end $$;

create function mark_directory() returns trigger language plpgsql as $$
begin
  perform upkeep.mark_offers(array(select distinct seller_id from touched union all select 0));
  return null;
end $$;

create function mark_hosts() returns trigger language plpgsql as $$
begin
  perform upkeep.mark_offers(array(
    select distinct o.seller_id from touched join outlets o using (outlet_id) union all select 0));
  return null;
end $$;

do $$
declare
  shown text;
  marks text;
begin
  foreach shown in array array['sellers', 'outlets', 'outlet_hosts', 'policies', 'social_links', 'content_blocks',
    'delivery_methods', 'artists', 'venues', 'tours', 'series', 'shows', 'outlet_events', 'outlet_event_contents',
    'event_items', 'price_levels', 'price_level_fees'] loop
    marks := case
      when shown = 'outlet_hosts' then 'mark_hosts'
      when shown in ('sellers', 'outlets') then 'mark_directory'
      else 'mark_seller_offer'
    end;
    execute format('drop trigger offer_changed on %I', shown);
    execute format('create trigger offer_added after insert on %I
      referencing new table as touched for each statement execute function %I()', shown, marks);
    execute format('create trigger offer_changed after update on %I
      referencing new table as touched for each statement execute function %I()', shown, marks);
    execute format('create trigger offer_removed after delete on %I
      referencing old table as touched for each statement execute function %I()', shown, marks);
  end loop;
end $$;
