-- PROG-12: the desk sells at the counter. The buyer has a name and an address for letters and needs no account; what is
-- not paid at once may be paid until a moment that they are told, and then the seats come back.

create table counter_sales (
  seller_id integer not null references sellers,
  sale_uuid uuid not null,
  outlet_id integer not null,
  -- How it was to be paid; a reservation says nothing of that yet.
  way text not null check (way in ('link', 'reserve', 'invoice', 'cash', 'gift')),
  -- What the buyer's link carries: 122 random bits, for whoever has the letter.
  pay_link uuid not null,
  sold_by integer not null references staff,
  -- Why something was given away.
  reason text,
  sold_at timestamptz not null,
  primary key (seller_id, sale_uuid),
  unique (pay_link),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id),
  check ((way = 'gift') = (reason is not null))
);
create trigger counter_sales_stay before update or delete on counter_sales
  for each row execute function refuse_change();

-- How many tickets the desk may give away at once without the owner; none where nobody has said.
create table counter_settings (
  seller_id integer primary key references sellers,
  gift_tickets integer not null check (gift_tickets between 0 and 100)
);

alter table orders
  add column counter_sale_uuid uuid,
  add foreign key (seller_id, counter_sale_uuid) references counter_sales (seller_id, sale_uuid),
  drop constraint orders_one_buyer,
  add constraint orders_one_buyer check (num_nonnulls(user_id, guest_request_uuid, counter_sale_uuid) = 1),
  add constraint orders_counter_named
    check (counter_sale_uuid is null or num_nonnulls(buyer_first_name, buyer_last_name) = 2);
-- A sale is one order, however often it is sent.
create unique index orders_one_a_counter_sale on orders (seller_id, counter_sale_uuid)
  where counter_sale_uuid is not null;
create index orders_by_counter_name on orders (seller_id, lower(buyer_last_name) text_pattern_ops)
  where counter_sale_uuid is not null;

create function keep_counter_sale() returns trigger language plpgsql as $$
begin
  raise exception 'An order keeps its buyer' using errcode = 'check_violation';
end $$;
create trigger orders_keep_counter_sale before update on orders for each row
  when (old.counter_sale_uuid is distinct from new.counter_sale_uuid) execute function keep_counter_sale();

-- Money that somebody takes into the hand, or finds on the bank's paper: it never was at a gateway.
create table hand_movements (
  seller_id integer not null,
  ref text not null check (ref ~ '^[A-Z2-7]{20}$'),
  method text not null check (method in ('cash', 'invoice')),
  kind text not null check (kind in ('capture', 'return')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  -- Money that goes back names what it came with.
  of_ref text,
  target_kind text not null check (target_kind <> ''),
  target_id text not null check (target_id <> ''),
  -- SETUP-08: of an outlet that is tested; it stands in no book.
  is_test boolean not null,
  -- Who took it or gave it back, and what they wrote.
  by_name text not null,
  note text,
  moved_at timestamptz not null,
  primary key (seller_id, ref),
  unique (seller_id, ref, method),
  foreign key (seller_id, currency) references sellers (seller_id, currency),
  -- Its rows come in any order when a backup is read.
  foreign key (seller_id, of_ref) references hand_movements (seller_id, ref) deferrable initially deferred,
  check ((kind = 'return') = (of_ref is not null)),
  check (amount_cents % money_step(currency) = 0)
);
-- What is to be paid is taken once.
create unique index hand_movements_one_capture on hand_movements (seller_id, target_kind, target_id)
  where kind = 'capture';
create index hand_movements_by_origin on hand_movements (seller_id, of_ref) where of_ref is not null;
create trigger hand_movements_stay before update or delete on hand_movements
  for each row execute function refuse_change();

-- Never more goes back than came, and in the way it came. Whoever gives back of the same at the same moment waits.
create function guard_hand_return() returns trigger language plpgsql as $$
declare
  came hand_movements;
  gone bigint;
begin
  select * into came from hand_movements where seller_id = new.seller_id and ref = new.of_ref for update;
  select coalesce(sum(amount_cents), 0) into gone from hand_movements
    where seller_id = new.seller_id and of_ref = new.of_ref;
  if came.kind is distinct from 'capture' or came.method <> new.method or came.is_test <> new.is_test
    or gone + new.amount_cents > came.amount_cents then
    raise exception 'Of % so much does not go back in this way', new.of_ref
      using errcode = 'check_violation', constraint = 'hand_movements_return';
  end if;
  return new;
end $$;
create trigger hand_movements_return before insert on hand_movements
  for each row when (new.kind = 'return') execute function guard_hand_return();

-- The ledger has both: what moved at a gateway under the reference of its attempt, what moved by hand under its own.
alter table ledger
  add column method text not null default 'card' check (method in ('card', 'cash', 'invoice')),
  add column intent_ref text generated always as (case when method = 'card' then ref end) stored,
  add column hand_ref text generated always as (case when method <> 'card' then ref end) stored,
  drop constraint ledger_seller_id_ref_fkey,
  add constraint ledger_of_attempts foreign key (seller_id, intent_ref) references payment_intents (seller_id, ref),
  add constraint ledger_of_hands foreign key (seller_id, hand_ref) references hand_movements (seller_id, ref);

create index ledger_by_hand on ledger (seller_id, recorded_at) where method <> 'card';

create function keep_hand_tests_out_of_ledger() returns trigger language plpgsql as $$
begin
  if not exists (select from hand_movements h where h.seller_id = new.seller_id and h.ref = new.ref and not h.is_test
    and h.method = new.method and h.kind = new.kind and h.amount_cents = abs(new.amount_cents)) then
    raise exception 'The ledger has what moved by hand, and no tests'
      using errcode = 'check_violation', constraint = 'ledger_as_by_hand';
  end if;
  return new;
end $$;
create trigger ledger_as_by_hand before insert on ledger
  for each row when (new.method <> 'card') execute function keep_hand_tests_out_of_ledger();

-- A payment without a card is made at the counter or by a link: nobody charges it by themselves. It has been paid by a
-- charge, or by hand.
alter table order_payments
  alter column payment_method_id drop not null,
  add column hand_ref text,
  add column hand_method text,
  -- Until then it may be paid; afterwards its order is canceled.
  add column pay_until timestamptz,
  add foreign key (seller_id, hand_ref, hand_method) references hand_movements (seller_id, ref, method),
  add constraint order_payments_by_hand
    check ((hand_ref is null) = (hand_method is null) and (hand_ref is null or payment_method_id is null)),
  add unique (seller_id, hand_ref),
  drop constraint order_payments_check,
  add constraint order_payments_captured_once check (case when captured_at is null
    then num_nonnulls(intent_ref, hand_ref) = 0 else num_nonnulls(intent_ref, hand_ref) = 1 end),
  add constraint order_payments_without_card
    check (payment_method_id is not null or (intent_ref is null and next_try_at is null)),
  -- What lapses is the order's only payment.
  add constraint order_payments_lapse check (pay_until is null or (sort = 1 and change_id is null));
create index order_payments_to_lapse on order_payments (pay_until)
  where pay_until is not null and captured_at is null and voided_at is null;

alter table order_returns
  add column hand_ref text,
  add foreign key (seller_id, hand_ref) references hand_movements (seller_id, ref),
  add unique (seller_id, hand_ref),
  add constraint order_returns_by_hand check (hand_ref is null or (way = 'other' and state = 'returned'));

-- A test is paid with a card that is none, or by hand with money that is none.
create or replace function keep_tests_apart() returns trigger language plpgsql as $$
begin
  if new.payment_method_id is not null
    and is_test_order(new.seller_id, new.order_id) <> coalesce((
      select is_test_gateway(p.gateway) from payment_methods m
      join payment_profiles p on p.seller_id = m.seller_id and p.profile_id = m.profile_id
      where m.seller_id = new.seller_id and m.payment_method_id = new.payment_method_id), false) then
    raise exception 'A test is paid with the card of a test, and nothing else is'
      using errcode = 'check_violation', constraint = 'order_payments_keep_tests_apart';
  end if;
  return new;
end $$;

-- Whoever pays by a link saves a card for this one order.
alter table payment_profiles drop constraint payment_profiles_owner_kind_check;
alter table payment_profiles add constraint payment_profiles_owner_kind_check
  check (owner_kind in ('customer', 'invitation', 'order'));
