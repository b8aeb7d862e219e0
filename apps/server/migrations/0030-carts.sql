-- Held tickets and timed carts. A hold ends by itself when its time is over: whoever looks compares `held_until`
-- with the moment that is passed in, and the sweeper only tidies up.

create table carts (
  seller_id integer not null,
  cart_uuid uuid not null,
  outlet_id integer not null,
  -- The session that made it, by its public id, which outlives a change of the cookie at sign-in.
  session_id uuid not null,
  user_id integer,
  state text not null check (state in ('REVIEW', 'CHECKOUT', 'PAYING', 'ORDERED', 'EXPIRED', 'RELEASED')),
  created_at timestamptz not null,
  -- What the customer's clock counts to; the tickets stay held a few seconds longer.
  deadline timestamptz not null,
  shipping_address jsonb,
  delivery_method_uuid uuid,
  payment_method_uuid uuid,
  primary key (seller_id, cart_uuid),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id)
);
-- CART-20: one open cart a visitor, and one that is being paid.
create unique index carts_one_open on carts (seller_id, outlet_id, session_id) where state in ('REVIEW', 'CHECKOUT', 'PAYING');
create index carts_to_sweep on carts (deadline) where state in ('REVIEW', 'CHECKOUT');
create index carts_by_user on carts (seller_id, user_id) where user_id is not null;

create table cart_lines (
  seller_id integer not null,
  cart_uuid uuid not null,
  price_level_id integer not null,
  quantity integer not null check (quantity > 0),
  is_add_on boolean not null,
  together boolean not null default true,
  primary key (seller_id, cart_uuid, price_level_id),
  foreign key (seller_id, cart_uuid) references carts,
  foreign key (seller_id, price_level_id) references price_levels
);

alter table tickets
  add column cart_uuid uuid,
  add column held_until timestamptz,
  add check ((state = 'held') = (held_until is not null)),
  add check (state <> 'held' or cart_uuid is not null),
  add check (state <> 'free' or cart_uuid is null);
create index tickets_by_cart on tickets (seller_id, cart_uuid) where cart_uuid is not null;
create index tickets_held on tickets (seller_id, price_level_id, held_until) where state = 'held';

-- A held ticket goes back to free before it goes to another cart, and a sold one stays sold until it is canceled:
-- no statement can take a ticket from under somebody.
create function refuse_ticket_change() returns trigger language plpgsql as $$
begin
  raise exception 'ticket % may not go from % to %', old.ticket_id, old.state, new.state using errcode = 'integrity_constraint_violation';
end $$;
create trigger tickets_keep_holder before update on tickets for each row
  when (old.state <> 'free' and new.state <> 'free' and old.cart_uuid is distinct from new.cart_uuid)
  execute function refuse_ticket_change();
create trigger tickets_keep_sold before update on tickets for each row
  when (old.state = 'sold' and new.state = 'held')
  execute function refuse_ticket_change();
create trigger tickets_sell_what_is_held before update on tickets for each row
  when (old.state = 'free' and new.state = 'sold' and new.cart_uuid is not null)
  execute function refuse_ticket_change();
create function refuse_ticket_removal() returns trigger language plpgsql as $$
begin
  raise exception 'ticket % is % and may not be removed', old.ticket_id, old.state using errcode = 'integrity_constraint_violation';
end $$;
create trigger tickets_keep before delete on tickets for each row
  when (old.state <> 'free') execute function refuse_ticket_removal();
