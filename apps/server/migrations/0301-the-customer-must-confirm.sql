-- A charge that the bank wants to hear from the customer waits for that, at the bank's own page.
alter table payment_intents
  -- The shop's page that the bank leads back to; none where nobody is there who could be asked.
  add column page_origin text,
  add column confirm_url text,
  add column waiting_since timestamptz;

alter table payment_intents drop constraint payment_intents_state_check;
alter table payment_intents add constraint payment_intents_state_check check (state in ('planned', 'dispatched',
  'unknown', 'waiting', 'held', 'attention', 'succeeded', 'unfulfilled', 'declined', 'failed', 'closed', 'unsent')) not valid;
alter table payment_intents validate constraint payment_intents_state_check;
alter table payment_intents add constraint payment_intents_waiting_check check (state <> 'waiting'
  or (look_at is not null and transaction_id is not null and confirm_url is not null and waiting_since is not null)) not valid;
alter table payment_intents validate constraint payment_intents_waiting_check;

-- One that waits has its target for itself.
create unique index payment_intents_only_claim on payment_intents (seller_id, target_kind, target_id)
  where state in ('planned', 'dispatched', 'unknown', 'waiting', 'held', 'attention', 'succeeded');
drop index payment_intents_one_claim;

-- The same table of moves as in the rules; a test compares the two.
create or replace function guard_payment_intent() returns trigger language plpgsql as $$
begin
  if (old.ref, old.kind, old.target_kind, old.target_id, old.attempt, old.amount_cents, old.request_hash,
      old.gateway, old.page_origin)
    is distinct from
    (new.ref, new.kind, new.target_kind, new.target_id, new.attempt, new.amount_cents, new.request_hash,
      new.gateway, new.page_origin) then
    raise exception 'A payment intent keeps its target and its amount, its gateway and its page' using errcode = 'check_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (
    ('planned', 'dispatched'), ('planned', 'closed'),
    ('dispatched', 'succeeded'), ('dispatched', 'unfulfilled'), ('dispatched', 'declined'),
    ('dispatched', 'failed'), ('dispatched', 'held'), ('dispatched', 'waiting'), ('dispatched', 'unknown'),
    ('dispatched', 'unsent'), ('dispatched', 'planned'),
    ('unknown', 'succeeded'), ('unknown', 'unfulfilled'), ('unknown', 'declined'), ('unknown', 'failed'),
    ('unknown', 'held'), ('unknown', 'waiting'), ('unknown', 'dispatched'), ('unknown', 'closed'),
    ('unknown', 'attention'),
    ('waiting', 'succeeded'), ('waiting', 'unfulfilled'), ('waiting', 'declined'), ('waiting', 'failed'),
    ('waiting', 'held'), ('waiting', 'closed'), ('waiting', 'attention'),
    ('held', 'succeeded'), ('held', 'unfulfilled'), ('held', 'declined'), ('held', 'failed'), ('held', 'attention'),
    ('attention', 'succeeded'), ('attention', 'unfulfilled'), ('attention', 'declined'), ('attention', 'failed'),
    ('attention', 'held'), ('attention', 'closed'),
    ('closed', 'succeeded'), ('closed', 'unfulfilled')) then
    raise exception 'A payment intent does not move from % to %', old.state, new.state
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

alter table carts
  -- Where the bank asks, while the cart is paid for.
  add column confirm_url text,
  -- Its clock stands still meanwhile, once.
  add column clock_stopped boolean not null default false;
