-- What becomes of a guest's request: who decided it, why, and how far the charge for it is.
alter table guest_requests
  -- A desk that may not decide where money moves says that it would.
  add column proposed_by text,
  -- Approved, and the card is being charged: nobody decides anything else until that is known.
  add column charging_since timestamptz,
  -- Why the last charge did not go through; the request waits on.
  add column payment_problem text,
  add column decided_at timestamptz,
  add column decided_by text,
  -- What the guest reads when it is declined.
  add column decision_reason text,
  add constraint guest_requests_charged_while_pending
    check (charging_since is null or (state = 'pending' and total_cents > 0)),
  add constraint guest_requests_decided_once check (decided_at is null or state <> 'pending');

-- An order is made of a line exactly as it was asked for.
alter table guest_request_lines
  add column is_add_on boolean not null default false,
  add column fees jsonb not null default '[]',
  add column tax_ppm integer not null default 0 check (tax_ppm >= 0);
update guest_request_lines l set
  fees = case when l.unit_fees_cents = 0 then '[]'::jsonb
    else jsonb_build_array(jsonb_build_object('name', 'Fees', 'valueCents', l.unit_fees_cents)) end,
  tax_ppm = s.tax_rate_basis_points * 100
from outlet_events e
join shows s on s.seller_id = e.seller_id and s.show_id = e.show_id
where e.seller_id = l.seller_id and e.outlet_event_id = l.outlet_event_id;

-- Approved means that there is an order: looked at when everything has been written.
create function check_guest_order() returns trigger language plpgsql as $$
begin
  if not exists (select from orders where seller_id = new.seller_id and guest_request_uuid = new.request_uuid) then
    raise exception 'Guest request % is approved and has no order', new.unique_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger guest_requests_have_orders after update on guest_requests deferrable initially deferred
  for each row when (old.state = 'pending' and new.state = 'approved') execute function check_guest_order();
