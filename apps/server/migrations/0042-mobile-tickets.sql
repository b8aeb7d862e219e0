-- OPS-32: a ticket on a phone. Its page goes by a code made of this row's random id and a signature over it, so that
-- neither guessing nor reading this table opens one.
create table mobile_tickets (
  seller_id integer not null,
  mobile_ticket_uuid uuid not null,
  -- No reference: a ticket that was given back may go with its level.
  ticket_id bigint not null,
  order_id integer not null,
  issued_at timestamptz not null,
  -- Issued again, a ticket gets another row: the old page is dead.
  revoked_at timestamptz,
  primary key (seller_id, mobile_ticket_uuid),
  foreign key (seller_id, order_id) references orders
);
create unique index mobile_tickets_one_a_ticket on mobile_tickets (seller_id, ticket_id) where revoked_at is null;
create index mobile_tickets_by_order on mobile_tickets (seller_id, order_id);
