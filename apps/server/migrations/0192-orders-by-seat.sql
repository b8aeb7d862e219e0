-- Search finds whoever sits on a seat.
create index order_tickets_by_seat on order_tickets (seller_id, lower(row_name), lower(seat_name))
  where canceled_at is null and seat_name is not null;

-- What hangs on customers, outlets and staff is found from there.
create index view_links_by_user on view_links (seller_id, user_id);
create index view_links_by_outlet on view_links (seller_id, outlet_id);
create index view_links_by_staff on view_links (staff_id);
create index sessions_by_viewer on sessions (viewed_by) where viewed_by is not null;
