-- The box office sorts all of a seller's orders by what they come to.
create index orders_by_total on orders (seller_id, owed_cents, order_id);
