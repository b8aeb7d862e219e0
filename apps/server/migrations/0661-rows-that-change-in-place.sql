-- A row whose indexed columns stay as they are changes in place, where its page has room: no index hears of it. A cart
-- moves the end of its holds twice on the way to an order, and an index by that end had every one of the ticket's indexes
-- written anew each time. What a level has in carts is found by the cart; the few of them are compared one by one.
create index tickets_in_carts on tickets (seller_id, price_level_id) where holder_kind = 'cart' and state = 'held';
drop index tickets_held_until;
alter table tickets set (fillfactor = 80);
alter table carts set (fillfactor = 70);

-- A condition in a trigger is read anew by every statement that changes the table, and this one's table of moves was the
-- longest of all. Now it is looked at where a statement changes the state, and its function keeps it ready.
create or replace function refuse_cart_move() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (
    ('REVIEW', 'CHECKOUT'), ('REVIEW', 'EXPIRED'), ('REVIEW', 'RELEASED'),
    ('CHECKOUT', 'PAYING'), ('CHECKOUT', 'EXPIRED'), ('CHECKOUT', 'RELEASED'),
    ('PAYING', 'ORDERED'), ('PAYING', 'CHECKOUT'), ('PAYING', 'EXPIRED')) then
    raise exception 'A cart does not move from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
drop trigger carts_guard on carts;
create trigger carts_guard before update of state on carts for each row
  when (old.state <> new.state) execute function refuse_cart_move();

-- A function in SQL that asks a table is planned anew in every transaction; asked for here, the plan is kept.
create or replace function keep_tests_apart() returns trigger language plpgsql as $$
declare
  order_is_test boolean;
  card_is_test boolean;
begin
  if new.payment_method_id is null then
    return new;
  end if;
  select o.is_test into order_is_test from orders o
    where o.seller_id = new.seller_id and o.order_id = new.order_id;
  select p.gateway = 'authorizenet:stand-in' into card_is_test from payment_methods m
    join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
    where m.seller_id = new.seller_id and m.payment_method_id = new.payment_method_id;
  if coalesce(order_is_test, false) <> coalesce(card_is_test, false) then
    raise exception 'A test is paid with the card of a test, and nothing else is'
      using errcode = 'check_violation', constraint = 'order_payments_keep_tests_apart';
  end if;
  return new;
end $$;
