-- What came back after a draw was published, and whom it reached: a public log that only grows.
create table draw_log (
  seller_id integer not null,
  draw_key text collate "C" not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  -- The bytes that are proven, as they are.
  line text not null,
  -- Of this line; the next one names it.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (seller_id, draw_key, number),
  foreign key (seller_id, draw_key) references draws
);
create trigger draw_log_stay before update or delete on draw_log for each row execute function refuse_draw_removal();

-- The next line follows on the one before, without a gap.
create function guard_draw_log() returns trigger language plpgsql as $$
begin
  if new.number <> 1 + coalesce((select max(number) from draw_log l
    where l.seller_id = new.seller_id and l.draw_key = new.draw_key), 0) then
    raise exception 'The log goes on where it ends' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger draw_log_guard before insert on draw_log for each row execute function guard_draw_log();
