-- How many tickets an order has, add-ons and canceled ones left out: written with the order, kept by its lines, so that
-- lists and their sums need not open every line.
alter table orders add column tickets integer not null default 0 check (tickets >= 0);
update orders o set tickets = l.tickets from (
  select seller_id, order_id, sum(quantity - canceled) as tickets from order_lines where not is_add_on group by 1, 2) l
where l.seller_id = o.seller_id and l.order_id = o.order_id;

create function count_order_tickets() returns trigger language plpgsql as $$
begin
  update orders set tickets = tickets + new.quantity - new.canceled - case when tg_op = 'UPDATE' then old.quantity - old.canceled else 0 end
  where seller_id = new.seller_id and order_id = new.order_id;
  return null;
end $$;
create trigger order_lines_come after insert on order_lines for each row
  when (not new.is_add_on and new.change_id is not null) execute function count_order_tickets();
create trigger order_lines_go after update on order_lines for each row
  when (not new.is_add_on and old.canceled <> new.canceled) execute function count_order_tickets();

-- Sums are read from the index alone.
drop index orders_by_state;
create index orders_by_state on orders (seller_id, outlet_id, state, created_at, order_id) include (owed_cents, tickets);
drop index order_lines_by_event;
create index order_lines_by_event on order_lines (seller_id, outlet_event_id, price_level_id)
  include (order_id, is_add_on, quantity, canceled, unit_price_cents, unit_fees_cents, taxes_cents);
