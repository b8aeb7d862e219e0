-- A customer's bank asks a charge back. What is known of it is the gateway's word, looked up; the day by which it must be
-- answered is what a person is told.
create table disputes (
  seller_id integer not null,
  -- As the gateway calls it.
  dispute_id text not null check (dispute_id <> ''),
  -- The charge.
  ref text not null,
  -- As the gateway tells it; in another currency than the charge's it stands in no book.
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  reason text not null,
  state text not null check (state in ('to-answer', 'in-review', 'won', 'lost', 'ended')),
  answer_by timestamptz,
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (seller_id, dispute_id),
  foreign key (seller_id, ref) references payment_intents (seller_id, ref),
  check ((ended_at is null) = (state in ('to-answer', 'in-review')))
);
create index disputes_by_charge on disputes (seller_id, ref);
create index disputes_by_time on disputes (seller_id, opened_at);

create function keep_dispute() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.seller_id, old.dispute_id, old.ref, old.amount_cents, old.currency, old.opened_at)
    is distinct from (new.seller_id, new.dispute_id, new.ref, new.amount_cents, new.currency, new.opened_at) then
    raise exception 'A dispute keeps its charge and its amount' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger disputes_kept before update or delete on disputes for each row execute function keep_dispute();

-- What a bank takes and gives back are movements of their own, neither a charge's nor a return's.
alter table ledger
  drop constraint ledger_kind_check,
  drop constraint ledger_check,
  drop constraint ledger_of_attempts,
  drop column intent_ref,
  add column dispute_id text,
  add column intent_ref text generated always as (case when method = 'card' and dispute_id is null then ref end) stored,
  add constraint ledger_kind_check check (kind in ('capture', 'return', 'disputed', 'reinstated')),
  add constraint ledger_check check ((kind in ('capture', 'reinstated')) = (amount_cents > 0) and amount_cents <> 0),
  add constraint ledger_of_attempts foreign key (seller_id, intent_ref) references payment_intents (seller_id, ref),
  add constraint ledger_of_disputes foreign key (seller_id, dispute_id) references disputes (seller_id, dispute_id),
  add constraint ledger_dispute_check
    check ((kind in ('disputed', 'reinstated')) = (dispute_id is not null) and (dispute_id is null or method = 'card'));
create index ledger_by_dispute on ledger (seller_id, dispute_id) where dispute_id is not null;

-- It is taken once before it comes back once, whole, for what its charge was for. Whoever else books it waits.
create function guard_disputed_money() returns trigger language plpgsql as $$
declare
  told disputes;
  booked bigint;
begin
  select * into told from disputes where seller_id = new.seller_id and dispute_id = new.dispute_id for update;
  select coalesce(sum(amount_cents), 0) into booked from ledger
    where seller_id = new.seller_id and dispute_id = new.dispute_id;
  if told.currency is distinct from new.currency or booked + new.amount_cents not in (0, -told.amount_cents)
    or not exists (select from payment_intents i where i.seller_id = told.seller_id and i.ref = told.ref
      and i.kind = 'charge' and not is_test_gateway(i.gateway)
      and (i.target_kind, i.target_id) = (new.target_kind, new.target_id)) then
    raise exception 'The dispute % moves no such money', new.dispute_id
      using errcode = 'check_violation', constraint = 'ledger_as_disputed';
  end if;
  return new;
end $$;
create trigger ledger_as_disputed before insert on ledger
  for each row when (new.dispute_id is not null) execute function guard_disputed_money();
