-- SETUP-08: before it opens an outlet may be tried out with the stand-in for a gateway. What is ordered then is a test,
-- for good: it is in no book, and is closed and hidden when the test ends.
alter table outlet_openings
  add column test_since timestamptz,
  -- It is tried out before it opens, and never again.
  add constraint outlet_openings_tested_before check (test_since is null or opened_at is null);

-- Whether what is ordered there now is a test. Until the transaction ends nobody opens it, or ends the test.
create function outlet_is_tested(of_seller integer, of_outlet integer) returns boolean language plpgsql as $$
declare
  since timestamptz;
begin
  select w.test_since into since from outlet_openings w
    where w.seller_id = of_seller and w.outlet_id = of_outlet and w.opened_at is null for share;
  return since is not null;
end $$;

alter table orders
  add column is_test boolean not null default false,
  add column hidden_at timestamptz,
  add constraint orders_hide_tests check (hidden_at is null or is_test);
create index orders_tests on orders (seller_id, order_id) where is_test;
-- What stands beside each view of the list is still read from an index alone.
drop index orders_by_state;
create index orders_by_state on orders (seller_id, outlet_id, state, created_at, order_id)
  include (owed_cents, tickets, hidden_at);

create function mark_test_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.is_test <> old.is_test or (old.hidden_at is not null and new.hidden_at is distinct from old.hidden_at) then
      raise exception 'Order % stays what it is: a test, or none', old.order_id
        using errcode = 'check_violation', constraint = 'orders_stay_tests';
    end if;
  elsif outlet_is_tested(new.seller_id, new.outlet_id) then
    new.is_test := true;
  end if;
  return new;
end $$;
create trigger orders_mark_tests before insert on orders for each row execute function mark_test_order();
create trigger orders_stay_tests before update on orders for each row
  when (old.is_test is distinct from new.is_test or old.hidden_at is distinct from new.hidden_at)
  execute function mark_test_order();

create function is_test_order(of_seller integer, of_order integer) returns boolean language sql stable as $$
  select coalesce((select o.is_test from orders o where o.seller_id = of_seller and o.order_id = of_order), false)
$$;

-- The account that tests are paid through; no gateway ever gives one of its accounts this name.
create function is_test_gateway(gateway text) returns boolean language sql immutable as $$
  select gateway = 'authorizenet:stand-in'
$$;

-- A test is paid with a card that is none, and nothing else is.
create function keep_tests_apart() returns trigger language plpgsql as $$
begin
  if is_test_order(new.seller_id, new.order_id) <> coalesce((
    select is_test_gateway(p.gateway) from payment_methods m
    join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
    where m.seller_id = new.seller_id and m.payment_method_id = new.payment_method_id), false) then
    raise exception 'A test is paid with the card of a test, and nothing else is'
      using errcode = 'check_violation', constraint = 'order_payments_keep_tests_apart';
  end if;
  return new;
end $$;
create trigger order_payments_keep_tests_apart before insert or update of payment_method_id on order_payments
  for each row execute function keep_tests_apart();

-- Out of the books: no line in the ledger, no number of an invoice, nothing told to programs.
create function keep_tests_out_of_ledger() returns trigger language plpgsql as $$
begin
  if exists (select from payment_intents i
    where i.seller_id = new.seller_id and i.ref = new.ref and is_test_gateway(i.gateway)) then
    raise exception 'A test moves no money' using errcode = 'check_violation', constraint = 'ledger_without_tests';
  end if;
  return new;
end $$;
create trigger ledger_without_tests before insert on ledger for each row execute function keep_tests_out_of_ledger();

create function leave_tests_out() returns trigger language plpgsql as $$
begin
  if is_test_order(new.seller_id, new.order_id) then
    return null;
  end if;
  return new;
end $$;
create trigger invoices_to_issue_without_tests before insert on invoices_to_issue
  for each row execute function leave_tests_out();

drop trigger orders_told_when_placed on orders;
create trigger orders_told_when_placed after insert on orders for each row
  when (not new.is_test) execute function tell_of_order();
drop trigger orders_told_when_changed on orders;
create trigger orders_told_when_changed after update on orders for each row
  when (not new.is_test and (old.state <> new.state or old.returned_cents <> new.returned_cents))
  execute function tell_of_order();
drop trigger mobile_tickets_told on mobile_tickets;
create trigger mobile_tickets_told after insert on mobile_tickets for each row
  when (not is_test_order(new.seller_id, new.order_id)) execute function tell_of_issued_ticket();
drop trigger shipments_told on shipments;
create trigger shipments_told after insert on shipments for each row
  when (not is_test_order(new.seller_id, new.order_id)) execute function tell_of_shipment();

create function is_test_line(of_seller integer, of_line integer) returns boolean language sql stable as $$
  select coalesce((select is_test_order(l.seller_id, l.order_id) from order_lines l
    where l.seller_id = of_seller and l.line_id = of_line), false)
$$;
drop trigger door_scans_told on door_scans;
create trigger door_scans_told after insert on door_scans for each row
  when (new.result = 'in' and not is_test_line(new.seller_id, new.line_id)) execute function tell_of_scan();

-- Asking and answering take their course over weeks, to a draw that is made once: they begin when the shop does.
create function refuse_while_tested() returns trigger language plpgsql as $$
begin
  if outlet_is_tested(new.seller_id, new.outlet_id) then
    raise exception 'Outlet % is tested: nobody asks there yet', new.outlet_id
      using errcode = 'check_violation', constraint = 'no_requests_in_tests';
  end if;
  return new;
end $$;
create trigger series_requests_wait_for_opening before insert on series_requests
  for each row execute function refuse_while_tested();
create trigger guest_requests_wait_for_opening before insert on guest_requests
  for each row execute function refuse_while_tested();
