-- Who let an award lapse unpaid is not the next in line: the next walk passes what its entry still waits for.
alter table draw_awards
  add column lapsed_at timestamptz,
  add constraint draw_awards_lapsed check (lapsed_at is null or order_id is not null);
create index draw_awards_lapsed on draw_awards (seller_id, draw_key) where lapsed_at is not null;

-- Those that lapsed until now: the order, or the later award alone, was given up unpaid by the job that ends grace.
update draw_awards a set lapsed_at = c.updated_at
from order_changes c
where c.seller_id = a.seller_id and c.order_id = a.order_id and a.change_id is null and c.kind = 'cancellation'
  and c.author_kind = 'job' and c.author_id = 'end grace';
update draw_awards a set lapsed_at = c.updated_at
from order_changes c
where c.seller_id = a.seller_id and c.order_id = a.order_id and c.change_id = a.change_id and c.kind = 'award'
  and c.state = 'canceled';

create or replace function guard_draw_award() returns trigger language plpgsql as $$
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
  if old.lapsed_at is not null and new.lapsed_at is distinct from old.lapsed_at then
    raise exception 'What lapsed has lapsed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
