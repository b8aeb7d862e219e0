-- SETUP-08: in a test one may ask by request as well. What was asked is marked when it is written, by the same lock as an
-- order, and taken away when the test ends: nobody was promised anything. A list is not frozen meanwhile: a draw is made
-- once, in front of everybody.
alter table series_requests add column is_test boolean not null default false;
create index series_requests_tests on series_requests (seller_id, outlet_id) where is_test;

create function mark_test_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'Request % stays what it is: a test, or none', old.request_id
      using errcode = 'check_violation', constraint = 'series_requests_stay_tests';
  end if;
  new.is_test := outlet_is_tested(new.seller_id, new.outlet_id);
  return new;
end $$;
drop trigger series_requests_wait_for_opening on series_requests;
create trigger series_requests_mark_tests before insert on series_requests
  for each row execute function mark_test_request();
create trigger series_requests_stay_tests before update on series_requests for each row
  when (old.is_test is distinct from new.is_test) execute function mark_test_request();

create function keep_test_requests_apart() returns trigger language plpgsql as $$
begin
  if (select r.is_test from series_requests r where r.seller_id = new.seller_id and r.request_id = new.request_id)
    <> coalesce((
      select is_test_gateway(p.gateway) from payment_methods m
      join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
      where m.seller_id = new.seller_id and m.payment_method_id = new.payment_method_id), false) then
    raise exception 'A request in a test names the card of a test, and no other does'
      using errcode = 'check_violation', constraint = 'request_payments_keep_tests_apart';
  end if;
  return new;
end $$;
create trigger request_payments_keep_tests_apart before insert or update of payment_method_id on request_payments
  for each row execute function keep_test_requests_apart();

create function freeze_no_tests() returns trigger language plpgsql as $$
begin
  if outlet_is_tested(new.seller_id, new.outlet_id) then
    raise exception 'Outlet % is tested: nothing is drawn there yet', new.outlet_id
      using errcode = 'check_violation', constraint = 'no_draws_in_tests';
  end if;
  return new;
end $$;
create trigger draws_freeze_no_tests before update of state on draws for each row
  when (old.state = 'committed' and new.state = 'frozen') execute function freeze_no_tests();
