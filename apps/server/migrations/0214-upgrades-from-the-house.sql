-- The hold of the house from which the seats come that an upgrade buys, and to which they go back where it comes to
-- nothing; none: from sale.
alter table order_changes add column seats_from text check (seats_from is null or kind = 'upgrade');

create or replace function guard_order_change() returns trigger language plpgsql as $$
begin
  if (old.order_id, old.kind, old.tickets_cents, old.fees_cents, old.taxes_cents, old.shipping_cents,
      old.plan_fee_cents, old.buys, old.seats_from, old.author_kind, old.author_id, old.reason) is distinct from
    (new.order_id, new.kind, new.tickets_cents, new.fees_cents, new.taxes_cents, new.shipping_cents,
      new.plan_fee_cents, new.buys, new.seats_from, new.author_kind, new.author_id, new.reason) then
    raise exception 'A change keeps its order, its bill, its author and its reason' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('proposed', 'approved'), ('proposed', 'declined'), ('proposed', 'canceled'),
    ('approved', 'due'), ('approved', 'effective'), ('approved', 'settled'), ('approved', 'canceled'),
    ('due', 'settled'), ('due', 'failed'), ('due', 'canceled'), ('failed', 'settled'), ('failed', 'canceled'),
    ('effective', 'settled'), ('effective', 'reverted')) then
    raise exception 'A change does not move from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
