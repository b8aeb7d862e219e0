-- Refund windows that the box office has opened or closed for an event, with their words; the description's words count
-- where there is none, and importing again changes nothing of it.
create table refund_windows (
  seller_id integer not null,
  outlet_event_id integer not null,
  is_open boolean not null,
  open_text text,
  closed_text text,
  alert text,
  updated_at timestamptz not null,
  primary key (seller_id, outlet_event_id),
  foreign key (seller_id, outlet_event_id) references outlet_events on delete cascade
);
create trigger offer_added after insert on refund_windows
  referencing new table as touched for each statement execute function mark_seller_offer();
create trigger offer_changed after update on refund_windows
  referencing new table as touched for each statement execute function mark_seller_offer();
