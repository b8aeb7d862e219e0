-- A fan's own entry is looked up each time a page of the draw is opened.
create index draw_entries_by_fan on draw_entries (seller_id, user_id, draw_key);
