-- The same table of moves as in the rules; a test compares the two. The condition stands in the trigger, so that a move
-- that is allowed costs nothing.
create function refuse_cart_move() returns trigger language plpgsql as $$
begin
  raise exception 'A cart does not move from % to %', old.state, new.state using errcode = 'check_violation';
end $$;
create trigger carts_guard before update on carts for each row
  when (old.state <> new.state and (old.state, new.state) not in (
    ('REVIEW', 'CHECKOUT'), ('REVIEW', 'EXPIRED'), ('REVIEW', 'RELEASED'),
    ('CHECKOUT', 'PAYING'), ('CHECKOUT', 'EXPIRED'), ('CHECKOUT', 'RELEASED'),
    ('PAYING', 'ORDERED'), ('PAYING', 'CHECKOUT'), ('PAYING', 'EXPIRED')))
  execute function refuse_cart_move();
