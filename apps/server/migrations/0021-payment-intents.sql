-- Attempts to move money, written down before the gateway is called, and the ledger of what moved.

create table payment_intents (
  seller_id integer not null references sellers,
  -- What the gateway keeps with the transaction: 100 random bits.
  ref text not null check (ref ~ '^[A-Z2-7]{20}$'),
  kind text not null check (kind in ('charge', 'return')),
  -- What is paid for: a cart, an installment, an award; and which try this is.
  target_kind text not null check (target_kind <> ''),
  target_id text not null check (target_id <> ''),
  attempt integer not null check (attempt > 0),
  amount_cents integer not null check (amount_cents > 0),
  payment_method_id integer not null,
  gateway_profile_id text not null,
  gateway_card_id text not null,
  last_four text not null,
  -- Money that goes back names the charge it came with.
  of_ref text,
  return_by text check (return_by in ('void', 'refund')),
  -- What was asked of the gateway; whatever is sent again must be the same.
  request_hash text not null,
  state text not null check (state in ('planned', 'dispatched', 'unknown', 'held', 'attention',
    'succeeded', 'unfulfilled', 'declined', 'failed', 'closed')),
  -- When the reconciler may take it up. Whoever works on it puts this off: it is the lease too.
  look_at timestamptz,
  sent_at timestamptz,
  first_absent_at timestamptz,
  transaction_id text,
  problem_code text,
  problem_text text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (seller_id, ref),
  unique (seller_id, target_kind, target_id, attempt),
  foreign key (seller_id, payment_method_id) references payment_methods (seller_id, payment_method_id),
  foreign key (seller_id, of_ref) references payment_intents (seller_id, ref),
  check ((kind = 'return') = (of_ref is not null)),
  check (return_by is null or kind = 'return'),
  check (state not in ('succeeded', 'unfulfilled') or transaction_id is not null),
  check (state not in ('dispatched', 'unknown', 'planned') or look_at is not null)
);

-- A target takes one attempt at a time, and none after one has succeeded.
create unique index payment_intents_one_claim on payment_intents (seller_id, target_kind, target_id)
  where state in ('planned', 'dispatched', 'unknown', 'held', 'attention', 'succeeded');
create index payment_intents_due on payment_intents (look_at) where look_at is not null;
create index payment_intents_by_ref on payment_intents (ref);
create index payment_intents_by_origin on payment_intents (seller_id, of_ref) where of_ref is not null;

-- The same table of moves as in the rules; a test compares the two.
create function guard_payment_intent() returns trigger language plpgsql as $$
begin
  if (old.ref, old.kind, old.target_kind, old.target_id, old.attempt, old.amount_cents, old.request_hash)
    is distinct from
    (new.ref, new.kind, new.target_kind, new.target_id, new.attempt, new.amount_cents, new.request_hash) then
    raise exception 'A payment intent keeps its target and its amount' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('planned', 'dispatched'), ('planned', 'closed'),
    ('dispatched', 'succeeded'), ('dispatched', 'unfulfilled'), ('dispatched', 'declined'),
    ('dispatched', 'failed'), ('dispatched', 'held'), ('dispatched', 'unknown'),
    ('unknown', 'succeeded'), ('unknown', 'unfulfilled'), ('unknown', 'declined'), ('unknown', 'failed'),
    ('unknown', 'held'), ('unknown', 'dispatched'), ('unknown', 'closed'), ('unknown', 'attention'),
    ('held', 'succeeded'), ('held', 'unfulfilled'), ('held', 'declined'), ('held', 'failed'), ('held', 'attention'),
    ('attention', 'succeeded'), ('attention', 'unfulfilled'), ('attention', 'declined'), ('attention', 'failed'),
    ('attention', 'held'), ('attention', 'closed'),
    ('closed', 'succeeded'), ('closed', 'unfulfilled')) then
    raise exception 'A payment intent does not move from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_intents_guard before update on payment_intents
  for each row execute function guard_payment_intent();

-- Every movement of money, once: captures count up, what goes back counts down.
create table ledger (
  seller_id integer not null,
  entry_id bigint generated always as identity,
  ref text not null,
  kind text not null check (kind in ('capture', 'return')),
  amount_cents integer not null check ((kind = 'capture') = (amount_cents > 0) and amount_cents <> 0),
  transaction_id text not null,
  target_kind text not null,
  target_id text not null,
  recorded_at timestamptz not null,
  primary key (seller_id, entry_id),
  unique (seller_id, ref),
  foreign key (seller_id, ref) references payment_intents (seller_id, ref)
);
create index ledger_by_target on ledger (seller_id, target_kind, target_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are neither changed nor deleted', tg_table_name using errcode = 'check_violation';
end $$;
create trigger ledger_is_append_only before update or delete on ledger
  for each row execute function refuse_change();
create trigger ledger_is_never_emptied before truncate on ledger
  for each statement execute function refuse_change();
create trigger payment_intents_stay before delete on payment_intents
  for each row execute function refuse_change();

-- The gateway's notifications that had an effect, so that a repetition has none.
create table payment_notifications (
  seller_id integer not null references sellers,
  notification_id text not null,
  ref text not null,
  received_at timestamptz not null,
  primary key (seller_id, notification_id)
);
