-- SETUP-08: in a test one may invite and answer as well. What is made then is marked when it is written, by the same lock
-- as an order, and is closed and hidden when the test ends. An invitation from before the test gets back what was asked
-- for with it: it was made for the guest, not for the test.
alter table invitations
  add column is_test boolean not null default false,
  add column hidden_at timestamptz,
  add constraint invitations_hide_tests check (hidden_at is null or is_test);
alter table guest_requests
  add column is_test boolean not null default false,
  add column hidden_at timestamptz,
  add constraint guest_requests_hide_tests check (hidden_at is null or is_test);
create index guest_requests_tests on guest_requests (seller_id, outlet_id) where is_test;

create function mark_test_of_guests() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'What a guest list holds stays what it is: a test, or none'
      using errcode = 'check_violation', constraint = tg_table_name || '_stay_tests';
  end if;
  new.is_test := outlet_is_tested(new.seller_id, new.outlet_id);
  return new;
end $$;
create trigger invitations_mark_tests before insert on invitations
  for each row execute function mark_test_of_guests();
create trigger invitations_stay_tests before update on invitations for each row
  when (old.is_test is distinct from new.is_test
    or old.hidden_at is not null and new.hidden_at is distinct from old.hidden_at)
  execute function mark_test_of_guests();
drop trigger guest_requests_wait_for_opening on guest_requests;
drop function refuse_while_tested();
create trigger guest_requests_mark_tests before insert on guest_requests
  for each row execute function mark_test_of_guests();
create trigger guest_requests_stay_tests before update on guest_requests for each row
  when (old.is_test is distinct from new.is_test
    or old.hidden_at is not null and new.hidden_at is distinct from old.hidden_at)
  execute function mark_test_of_guests();

-- After the mark is made: triggers fire by their names.
create function keep_test_guests_apart() returns trigger language plpgsql as $$
begin
  if new.is_test <> coalesce((
    select is_test_gateway(p.gateway) from payment_methods m
    join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
    where m.seller_id = new.seller_id and m.payment_method_id = new.payment_method_id), false) then
    raise exception 'A guest in a test names the card of a test, and no other does'
      using errcode = 'check_violation', constraint = 'guest_requests_take_own_cards';
  end if;
  return new;
end $$;
create trigger guest_requests_take_own_cards before insert or update of payment_method_id on guest_requests
  for each row when (new.payment_method_id is not null) execute function keep_test_guests_apart();

drop trigger guest_requests_told on guest_requests;
create trigger guest_requests_told after insert on guest_requests for each row
  when (not new.is_test) execute function tell_of_guest();
