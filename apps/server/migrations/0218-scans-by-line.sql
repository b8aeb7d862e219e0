-- OFFICE-06: an order's story tells every look at its tickets.
create index door_scans_by_line on door_scans (seller_id, line_id) where line_id is not null;
