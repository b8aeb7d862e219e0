-- The same check as before, by keys alone. Asked with `where canceled_at is null`, the count of a line was planned over the
-- index of live sales, which begins with the seller: a whole shop was read for each ticket that an award run sells.
create or replace function check_order_ticket() returns trigger language plpgsql as $$
declare
  is_live boolean;
  is_there boolean;
  wanted integer;
  there integer;
begin
  select canceled_at is null into is_live from order_tickets
  where seller_id = new.seller_id and line_id = new.line_id and ticket_id = new.ticket_id;
  select line_id is not distinct from new.line_id into is_there from tickets
  where seller_id = new.seller_id and ticket_id = new.ticket_id;
  select quantity - canceled into wanted from order_lines
  where seller_id = new.seller_id and line_id = new.line_id;
  select count(*) filter (where canceled_at is null) into there from order_tickets
  where seller_id = new.seller_id and line_id = new.line_id;
  -- A ticket that was given back may have gone with its level.
  if is_live is distinct from coalesce(is_there, false) or wanted is distinct from there then
    raise exception 'ticket % and line % do not agree about its sale', new.ticket_id, new.line_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- The best of what a holder keeps is found without reading the rest.
create index tickets_kept_best on tickets (seller_id, holder_kind, holder_id, price_level_id, rank)
  where holder_id is not null;
drop index tickets_by_holder;
