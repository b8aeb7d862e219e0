-- One mark for all that the shop window shows apart from stock: servers that keep it in memory read the mark each
-- second and the rest only when the mark is another. Statements set it themselves, whoever sends them.
-- It is no data of the shop: no backup holds it, and emptying the shop leaves it.
create schema upkeep;
create table upkeep.offer_changes (
  only_row boolean primary key default true check (only_row),
  mark bigint not null
);

-- The transaction's own number: it never comes twice, not even after every table was emptied.
create function mark_offer_change() returns trigger language plpgsql as $$
begin
  insert into upkeep.offer_changes (mark) values (pg_current_xact_id()::text::bigint)
    on conflict (only_row) do update set mark = excluded.mark;
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array['sellers', 'outlets', 'outlet_hosts', 'platform_maintenance', 'policies',
    'social_links', 'content_blocks', 'delivery_methods', 'artists', 'venues', 'tours', 'series', 'shows',
    'outlet_events', 'outlet_event_contents', 'event_items', 'price_levels', 'price_level_fees'] loop
    execute format('create trigger offer_changed after insert or update or delete on %I
      for each statement execute function mark_offer_change()', shown);
  end loop;
end $$;
