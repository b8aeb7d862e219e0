-- What a draw still kept went on sale: nothing comes back to it any more, and nobody is reached by a walk.
alter table draws add column walks_ended_at timestamptz check (walks_ended_at is null or published_at is not null);

create function guard_walks_ended() returns trigger language plpgsql as $$
begin
  if old.walks_ended_at is not null and new.walks_ended_at is distinct from old.walks_ended_at then
    raise exception 'Walks that ended do not begin again' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger draws_walks_ended before update on draws for each row execute function guard_walks_ended();

-- Shows on another date, with the one that was announced first. Importing again changes nothing of it.
create table moved_shows (
  seller_id integer not null,
  show_id integer not null,
  moved_from timestamptz not null,
  primary key (seller_id, show_id),
  foreign key (seller_id, show_id) references shows on delete cascade
);
