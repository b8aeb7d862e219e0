-- What a bank asks back of a charge, in Stripe's words.
create table standin_disputes (
  dispute_id bigint generated always as identity (start with 70000000001) primary key,
  transaction_id bigint not null references standin_transactions,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  status text not null,
  -- What was withdrawn and what came back: two at most.
  taken_at timestamptz,
  given_back_at timestamptz,
  due_by timestamptz,
  created_at timestamptz not null
);
create index standin_disputes_by_charge on standin_disputes (transaction_id);
