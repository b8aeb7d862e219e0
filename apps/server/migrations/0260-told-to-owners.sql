-- What needs a person right now, by kind, and when its owners were written to. A row goes when its trouble does.
create table owner_alerts (
  kind text primary key check (kind <> ''),
  since timestamptz not null,
  told_at timestamptz check (told_at >= since)
);
