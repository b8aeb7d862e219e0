-- How a series is drawn, as its description says it.
alter table series add column draw jsonb;

-- One draw of a series; the next one stands beside a draw that was abandoned.
create table draws (
  seller_id integer not null,
  -- What the rules call it: the series' number, for a second one `13-2`.
  draw_key text collate "C" not null check (draw_key ~ '^[1-9]\d*(-[1-9]\d*)?$'),
  outlet_id integer not null,
  series_id integer not null,
  attempt integer not null check (attempt > 0),
  state text not null default 'committed'
    check (state in ('committed', 'frozen', 'drawn', 'published', 'abandoned')),
  -- Both encrypted, until the draw is published: the secret of the order, and what pseudonyms and salts come from.
  sealed_secret text not null,
  sealed_seed text not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- The bytes that are proven, as they are.
  rules text not null,
  rules_hash text not null check (rules_hash ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null,
  -- From when on the rules stay: the opening, or the commitment where that came later.
  locked_at timestamptz,
  -- What is published at freezing.
  frozen_at timestamptz,
  inventory text,
  root text check (root ~ '^[0-9a-f]{64}$'),
  entries integer check (entries >= 0),
  public_number text,
  public_number_at timestamptz,
  drawn_at timestamptz,
  published_at timestamptz,
  abandoned_at timestamptz,
  -- As the last line of the file has it.
  file_hash text check (file_hash ~ '^[0-9a-f]{64}$'),
  primary key (seller_id, draw_key),
  unique (seller_id, series_id, attempt),
  foreign key (seller_id, series_id) references series,
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id),
  check (num_nonnulls(frozen_at, inventory, root, entries) in (0, 4)),
  check (case state when 'committed' then frozen_at is null when 'abandoned' then abandoned_at is not null
    else frozen_at is not null and locked_at is not null end),
  check (num_nonnulls(public_number, public_number_at) in (0, 2)),
  check (public_number is null or frozen_at is not null),
  check (drawn_at is null or public_number is not null),
  check ((state in ('drawn', 'published')) <= (drawn_at is not null)),
  check ((state = 'published') = (published_at is not null)),
  check ((state = 'published') <= (file_hash is not null))
);
-- Of a series one is under way, or done.
create unique index draws_one_live on draws (seller_id, series_id) where state <> 'abandoned';

-- The sealed list: one entry a fan, under a name that nobody else can connect with the fan.
create table draw_entries (
  seller_id integer not null,
  draw_key text collate "C" not null,
  entry_id text collate "C" not null check (entry_id ~ '^[0-9a-f]{32}$'),
  request_id integer not null,
  user_id integer not null,
  salt text not null check (salt ~ '^[0-9a-f]{64}$'),
  entry text not null,
  -- Told to this fan alone.
  ineligible text check (ineligible in ('no-card', 'card-expired')),
  -- When the fan's letter about the freezing was written.
  told_at timestamptz,
  place integer check (place > 0),
  results text,
  -- After all overrides.
  standing text,
  primary key (seller_id, draw_key, entry_id),
  unique (seller_id, draw_key, request_id),
  unique (seller_id, draw_key, place),
  foreign key (seller_id, draw_key) references draws,
  foreign key (seller_id, request_id) references series_requests (seller_id, request_id),
  check (num_nonnulls(place, results, standing) in (0, 3))
);
create index draw_entries_untold on draw_entries (seller_id, draw_key, entry_id) where told_at is null;

create table draw_overrides (
  seller_id integer not null,
  draw_key text collate "C" not null,
  number integer not null check (number > 0),
  entry_id text collate "C" not null,
  code text not null check (code in ('mistake', 'operator', 'artist')),
  at timestamptz not null,
  before text not null,
  after text not null,
  primary key (seller_id, draw_key, number),
  foreign key (seller_id, draw_key, entry_id) references draw_entries
);

-- The audit file in pieces of whole lines.
create table draw_file_parts (
  seller_id integer not null,
  draw_key text collate "C" not null,
  part integer not null check (part >= 0),
  body text not null,
  primary key (seller_id, draw_key, part),
  foreign key (seller_id, draw_key) references draws
);

-- The same table of moves as in the rules; a test compares the two.
create function guard_draw() returns trigger language plpgsql as $$
begin
  if (old.outlet_id, old.series_id, old.attempt, old.commitment, old.sealed_secret, old.sealed_seed, old.committed_at)
    is distinct from
    (new.outlet_id, new.series_id, new.attempt, new.commitment, new.sealed_secret, new.sealed_seed, new.committed_at)
  then
    raise exception 'A draw keeps its commitment' using errcode = 'check_violation';
  end if;
  if old.locked_at is not null and (old.locked_at, old.rules, old.rules_hash)
    is distinct from (new.locked_at, new.rules, new.rules_hash) then
    raise exception 'The rules of an open draw do not change' using errcode = 'check_violation';
  end if;
  if old.frozen_at is not null and (old.frozen_at, old.inventory, old.root, old.entries)
    is distinct from (new.frozen_at, new.inventory, new.root, new.entries) then
    raise exception 'What was frozen does not change' using errcode = 'check_violation';
  end if;
  if old.public_number is not null and (old.public_number, old.public_number_at)
    is distinct from (new.public_number, new.public_number_at) then
    raise exception 'The public number does not change' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('committed', 'frozen'), ('frozen', 'drawn'), ('drawn', 'published'),
    ('committed', 'abandoned'), ('frozen', 'abandoned'), ('drawn', 'abandoned')) then
    raise exception 'A draw does not move from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger draws_guard before update on draws for each row execute function guard_draw();

create function guard_draw_entry() returns trigger language plpgsql as $$
begin
  if (old.entry_id, old.request_id, old.user_id, old.salt, old.entry, old.ineligible)
    is distinct from (new.entry_id, new.request_id, new.user_id, new.salt, new.entry, new.ineligible) then
    raise exception 'An entry of a frozen list does not change' using errcode = 'check_violation';
  end if;
  if old.place is not null and (old.place, old.results) is distinct from (new.place, new.results) then
    raise exception 'What was drawn does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger draw_entries_guard before update on draw_entries
  for each row execute function guard_draw_entry();

create function refuse_draw_removal() returns trigger language plpgsql as $$
begin
  raise exception 'Nothing of a draw is ever deleted' using errcode = 'check_violation';
end $$;
create trigger draws_stay before delete on draws for each row execute function refuse_draw_removal();
create trigger draw_entries_stay before delete on draw_entries for each row execute function refuse_draw_removal();
create trigger draw_overrides_stay before update or delete on draw_overrides
  for each row execute function refuse_draw_removal();
