-- What a draw, or a walk after it, has awarded: a row a line. Each becomes part of an order, once; what comes back of it
-- is written into the runner-up log, once.
create table draw_awards (
  seller_id integer not null,
  draw_key text collate "C" not null,
  entry_id text collate "C" not null,
  -- Among the results of the entry, from 0. A line that was served waits no more, so it is awarded once at most.
  line integer not null check (line >= 0),
  -- 0: by the draw itself; otherwise the number of its line in the runner-up log.
  number integer not null check (number >= 0),
  place integer not null check (place > 0),
  outlet_event_id integer not null,
  price_level_id integer not null,
  quantity integer not null check (quantity > 0),
  returned integer not null default 0 check (returned between 0 and quantity),
  order_id integer,
  -- The order was there already: then it is a change of it.
  change_id integer,
  ordered_at timestamptz,
  primary key (seller_id, draw_key, entry_id, line),
  foreign key (seller_id, draw_key, entry_id) references draw_entries,
  foreign key (seller_id, order_id) references orders,
  foreign key (seller_id, order_id, change_id) references order_changes (seller_id, order_id, change_id),
  check ((order_id is null) = (ordered_at is null)),
  check (change_id is null or order_id is not null),
  check (returned = 0 or order_id is not null)
);
create index draw_awards_unordered on draw_awards (seller_id, draw_key, number, place) where order_id is null;
create index draw_awards_by_order on draw_awards (seller_id, order_id, change_id);

create function guard_draw_award() returns trigger language plpgsql as $$
begin
  if (old.line, old.number, old.place, old.outlet_event_id, old.price_level_id, old.quantity) is distinct from
    (new.line, new.number, new.place, new.outlet_event_id, new.price_level_id, new.quantity) then
    raise exception 'What was awarded does not change' using errcode = 'check_violation';
  end if;
  if old.order_id is not null and (old.order_id, old.change_id, old.ordered_at) is distinct from
    (new.order_id, new.change_id, new.ordered_at) then
    raise exception 'An award becomes an order once' using errcode = 'check_violation';
  end if;
  if new.returned < old.returned then
    raise exception 'What came back stays in the log' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger draw_awards_guard before update on draw_awards for each row execute function guard_draw_award();
create trigger draw_awards_stay before delete on draw_awards for each row execute function refuse_draw_removal();

-- When the fan's letter about the result was written.
alter table draw_entries add column result_told_at timestamptz;
create index draw_entries_result_untold on draw_entries (seller_id, draw_key, place) where result_told_at is null;

-- Payments of awards: the run that charges them, and how long a declined first one may be mended.
alter table order_payments
  add column run text collate "C",
  -- Charged by nobody until the run says so.
  add column waits boolean not null default false,
  add column grace_hours integer check (grace_hours > 0),
  add column grace_until timestamptz,
  add column grace_extended integer not null default 0 check (grace_extended between 0 and 2),
  add constraint order_payments_waits check (not waits or (run is not null and next_try_at is null)),
  add constraint order_payments_grace check (grace_hours is null or run is not null),
  add constraint order_payments_grace_until check (grace_until is null or grace_hours is not null),
  add constraint order_payments_extended check (grace_extended = 0 or grace_until is not null);
create index order_payments_by_run on order_payments (seller_id, run, payment_id) where run is not null;
create index order_payments_in_grace on order_payments (grace_until)
  where grace_until is not null and captured_at is null and voided_at is null;

-- A runner-up moves a request on, also one that was denied; a charge that never comes moves it back. The same table of
-- moves as in the rules; a test compares the two.
create or replace function guard_request() returns trigger language plpgsql as $$
declare
  confirmed text[] := array['STATUS_REQUEST_CONFIRMED', 'STATUS_REQUEST_CONFIRMED_PARTIAL',
    'STATUS_REQUEST_CONFIRMED_ALTERNATE'];
  processed text[] := confirmed || array['STATUS_REQUEST_DENIED', 'STATUS_REQUEST_DENIED_INVENTORY'];
begin
  if old.status <> new.status and not (
    (old.status = 'STATUS_REQUEST_PENDING' and new.status = any(processed || 'STATUS_REQUEST_PROCESSING'::text))
    or (old.status = 'STATUS_REQUEST_PROCESSING' and new.status = any(processed))
    or (old.status = any(confirmed) and new.status = any(confirmed || 'STATUS_REQUEST_DENIED'::text))
    or (old.status in ('STATUS_REQUEST_DENIED', 'STATUS_REQUEST_DENIED_INVENTORY')
      and new.status = any(confirmed))) then
    raise exception 'A request does not move from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if old.user_id <> new.user_id then
    raise exception 'A request keeps its customer' using errcode = 'check_violation';
  end if;
  return new;
end $$;
