-- API-03: what changed since a moment is found without reading the rest.
create index orders_by_change on orders (seller_id, updated_at, order_id);
create index customers_by_change on customers (seller_id, updated_at, user_id);
