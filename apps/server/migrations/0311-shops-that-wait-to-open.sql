-- SETUP-09: an outlet that was founded in the box office waits until its lines hold, or an owner put them aside. Outlets
-- that files made have no row: they were open when they came.
create table outlet_openings (
  seller_id integer not null,
  outlet_id integer not null,
  made_at timestamptz not null,
  -- Missing while it waits. It opens once; closing again is a switch.
  opened_at timestamptz,
  primary key (seller_id, outlet_id),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id),
  check (opened_at >= made_at)
);

-- What was found when a line of the checklist was tested last, and why an owner goes without it.
create table live_lines (
  seller_id integer not null,
  outlet_id integer not null,
  line text not null check (line in
    ('host', 'letters', 'policies', 'delivery', 'owners', 'second-steps', 'draw', 'backup')),
  -- `unknown`: the test could not run; what it found before does not count.
  state text not null check (state in ('good', 'bad', 'unknown')),
  evidence text not null check (evidence <> ''),
  -- When it was tested last with an outcome.
  tested_at timestamptz,
  aside_reason text check (aside_reason <> ''),
  aside_by integer references staff,
  aside_at timestamptz,
  primary key (seller_id, outlet_id, line),
  foreign key (seller_id, outlet_id) references outlet_openings,
  check (state = 'unknown' or tested_at is not null),
  check ((aside_reason is null) = (aside_by is null) and (aside_reason is null) = (aside_at is null))
);

create function keep_outlet_open() returns trigger language plpgsql as $$
begin
  if old.opened_at is not null and new.opened_at is distinct from old.opened_at then
    raise exception 'outlet % is open since %', old.outlet_id, old.opened_at
      using errcode = 'check_violation', constraint = 'outlet_openings_once';
  end if;
  return new;
end $$;
create trigger outlet_openings_once before update on outlet_openings
  for each row execute function keep_outlet_open();
