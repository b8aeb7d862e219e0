-- HOOK-07: what somebody who works for a seller wants to hear of by letter, and how much of it they were told. The choice
-- belongs to the role, and goes with it.
create table staff_letters (
  seller_id integer not null,
  staff_id integer not null,
  -- As Today calls it.
  matter text not null check (length(matter) between 1 and 60),
  how text not null check (how in ('at-once', 'daily')),
  -- How many there were when they were last written to, or fewer since.
  told_count integer not null default 0 check (told_count >= 0),
  told_at timestamptz,
  primary key (seller_id, staff_id, matter),
  foreign key (seller_id, staff_id) references staff_roles on delete cascade
);
