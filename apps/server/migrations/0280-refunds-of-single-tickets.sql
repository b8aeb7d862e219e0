-- Which tickets of a line are asked back; none named: all that it has. A wish that ends or begins anew names its own:
-- whoever only moves its moment, as the version before does, asks for the whole line.
alter table order_lines
  add column refund_tickets jsonb,
  add constraint order_lines_refund_tickets check (refund_tickets is null or (refund_requested_at is not null
    and jsonb_typeof(refund_tickets) = 'array' and refund_tickets <> '[]'::jsonb));

create function forget_refund_tickets() returns trigger language plpgsql as $$
begin
  new.refund_tickets := null;
  return new;
end $$;
create trigger order_lines_refund_tickets before update on order_lines for each row
  when (old.refund_tickets is not null and old.refund_tickets is not distinct from new.refund_tickets
    and old.refund_requested_at is distinct from new.refund_requested_at)
  execute function forget_refund_tickets();
