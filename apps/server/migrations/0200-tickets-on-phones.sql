-- Tickets go to phones by themselves: at once, or on the day that the event sets.
alter table outlet_events
  -- For an event without a series; in one the series' switch counts.
  add column mobile_delivery boolean not null default false,
  add column ticket_day date;

-- What was sold to be shown on a phone and is not there yet. Whoever issues a ticket takes its row away: once.
create table tickets_to_issue (
  seller_id integer not null,
  line_id integer not null,
  ticket_id bigint not null,
  primary key (seller_id, line_id, ticket_id),
  foreign key (seller_id, line_id, ticket_id) references order_tickets (seller_id, line_id, ticket_id)
);

create function want_mobile_tickets() returns trigger language plpgsql as $$
begin
  insert into tickets_to_issue (seller_id, line_id, ticket_id)
  select s.seller_id, s.line_id, s.ticket_id from fresh s
  join order_lines l on l.seller_id = s.seller_id and l.line_id = s.line_id
  join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
  where o.delivery_type_id = 4 and s.canceled_at is null
    and not exists (select from mobile_tickets m where m.seller_id = s.seller_id and m.line_id = s.line_id
      and m.ticket_id = s.ticket_id and m.revoked_at is null)
  on conflict do nothing;
  return null;
end $$;
create trigger order_tickets_to_phones after insert on order_tickets
  referencing new table as fresh for each statement execute function want_mobile_tickets();
-- What was canceled and is sold to its line again needs another one.
create trigger order_tickets_back_to_phones after update on order_tickets
  referencing new table as fresh for each statement execute function want_mobile_tickets();

insert into tickets_to_issue (seller_id, line_id, ticket_id)
select s.seller_id, s.line_id, s.ticket_id from order_tickets s
join order_lines l on l.seller_id = s.seller_id and l.line_id = s.line_id
join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
where o.delivery_type_id = 4 and s.canceled_at is null
  and not exists (select from mobile_tickets m where m.seller_id = s.seller_id and m.line_id = s.line_id
    and m.ticket_id = s.ticket_id and m.revoked_at is null);

-- The page with all tickets of an order goes by a random id, as each ticket's does; another one ends it.
create table ticket_pages (
  seller_id integer not null,
  page_uuid uuid not null,
  order_id integer not null,
  made_at timestamptz not null,
  revoked_at timestamptz,
  primary key (seller_id, page_uuid),
  foreign key (seller_id, order_id) references orders
);
create unique index ticket_pages_one_an_order on ticket_pages (seller_id, order_id) where revoked_at is null;
create index ticket_pages_by_order on ticket_pages (seller_id, order_id);
insert into ticket_pages (seller_id, page_uuid, order_id, made_at)
select seller_id, gen_random_uuid(), order_id, min(issued_at) from mobile_tickets where revoked_at is null
group by seller_id, order_id;

create index orders_to_make_ready on orders (updated_at) where state = 'STATUS_ORDER_PAID';
create index orders_to_put_on_phones on orders (seller_id, order_id)
  where state = 'STATUS_ORDER_READY' and delivery_type_id = 4;
