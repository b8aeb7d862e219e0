-- A payment of an awarded order is the request's own choice of a card, and goes by its key too (ENTITY-07).
-- A table of its own: a captured payment stays as it is.
create table order_payment_requests (
  seller_id integer not null,
  payment_id integer not null,
  request_payment_id integer not null,
  request_payment_uuid uuid not null,
  primary key (seller_id, payment_id),
  foreign key (seller_id, payment_id) references order_payments
);

insert into order_payment_requests (seller_id, payment_id, request_payment_id, request_payment_uuid)
select p.seller_id, p.payment_id, c.request_payment_id, c.request_payment_uuid
from order_payments p
join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
join request_payments c on c.seller_id = o.seller_id and c.request_id = o.series_request_id and c.sort = p.sort
where p.change_id is null and p.voided_at is null;
