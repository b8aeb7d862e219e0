-- An order's story tells where its request was drawn.
create index draw_entries_by_request on draw_entries (seller_id, request_id);
