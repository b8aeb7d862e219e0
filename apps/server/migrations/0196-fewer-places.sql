-- The desk may approve fewer places than were asked for: a line keeps what was asked beside what stands now.
alter table guest_request_lines
  drop constraint guest_request_lines_quantity_check,
  add column asked_quantity integer check (asked_quantity > 0),
  add constraint guest_request_lines_quantity
    check (quantity > 0 or (quantity = 0 and asked_quantity is not null)),
  add constraint guest_request_lines_fewer check (asked_quantity is null or quantity < asked_quantity);
