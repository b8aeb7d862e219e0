-- What a seat is for, and whose companion sits in it: the seat of that name in the same row.
alter table tickets
  add column kind text not null default 'seat'
    check (kind in ('seat', 'accessible', 'companion', 'restricted')),
  add column with_seat text,
  add constraint tickets_companions check ((kind = 'companion') = (with_seat is not null)),
  add constraint tickets_kinds check (kind = 'seat' or seat_name is not null);

-- Whether customers may choose their seats, whether a choice may leave a single seat alone, and how long the seats of
-- those who need them are kept.
alter table outlet_events
  add column choose_seats boolean not null default false,
  add column single_seats boolean not null default false,
  add column keep_accessible text not null default 'until-sold-out'
    check (keep_accessible in ('until-sold-out', 'until-72-hours'));
