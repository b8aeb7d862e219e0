-- Long actions: any node takes them up, batch by batch, and saves how far it is with each batch.

create table tasks (
  seller_id integer not null references sellers,
  task_id uuid not null,
  kind text not null check (kind <> ''),
  -- What it works on: of one kind and one subject only one is under way.
  subject text not null,
  title text not null,
  details jsonb not null,
  asked_by_kind text not null check (asked_by_kind in ('customer', 'staff', 'job')),
  asked_by_id integer,
  asked_by_name text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'paused', 'finished', 'failed', 'canceled')),
  -- Unknown until the first node has counted.
  total integer check (total >= 0),
  done integer not null default 0 check (done >= 0),
  failed integer not null default 0 check (failed >= 0),
  -- Where the next batch begins; null before the first.
  cursor jsonb,
  summary jsonb,
  -- Tries in a row that went wrong, and what the last one said.
  tries integer not null default 0 check (tries >= 0),
  problem text,
  -- Not before.
  due_at timestamptz not null,
  -- Whoever runs it names itself here; past the lease any other node may.
  claim uuid,
  lease_until timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (seller_id, task_id),
  check ((state = 'running') = (claim is not null)),
  check ((claim is null) = (lease_until is null)),
  check ((state in ('finished', 'canceled')) = (ended_at is not null))
);
create unique index tasks_under_way on tasks (seller_id, kind, subject) where state in ('waiting', 'running', 'paused');
create index tasks_to_take on tasks (due_at) where state in ('waiting', 'running');
create index tasks_by_day on tasks (seller_id, created_at);

create table task_failures (
  seller_id integer not null,
  task_id uuid not null,
  failure_number integer not null check (failure_number > 0),
  subject text not null,
  message text not null,
  primary key (seller_id, task_id, failure_number),
  foreign key (seller_id, task_id) references tasks
);

-- The same table of moves as in the rules; a test compares the two.
create function guard_task() returns trigger language plpgsql as $$
begin
  if (old.kind, old.subject, old.details) is distinct from (new.kind, new.subject, new.details) then
    raise exception 'A task keeps what it was started for' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('waiting', 'running'), ('waiting', 'paused'), ('waiting', 'canceled'),
    ('running', 'waiting'), ('running', 'paused'), ('running', 'finished'), ('running', 'failed'), ('running', 'canceled'),
    ('paused', 'waiting'), ('paused', 'canceled'),
    ('failed', 'waiting'), ('failed', 'canceled')) then
    raise exception 'A task does not move from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tasks_guard before update on tasks for each row execute function guard_task();
