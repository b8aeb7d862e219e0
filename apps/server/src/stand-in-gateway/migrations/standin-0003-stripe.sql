-- The stand-in's second language: the same books and cards, with what Stripe keeps besides.

alter table standin_cards drop constraint standin_cards_behavior_check;
alter table standin_cards add constraint standin_cards_behavior_check
  check (behavior in ('approve', 'decline', 'hold', 'drop', 'ask'));

alter table standin_transactions drop constraint standin_transactions_status_check;
alter table standin_transactions add constraint standin_transactions_status_check
  check (status in ('captured', 'held', 'declined', 'voided', 'refunded', 'rejected', 'asked', 'canceled'));
alter table standin_transactions
  add column speaks text not null default 'authorizenet' check (speaks in ('authorizenet', 'stripe')),
  -- Where the customer is led back to after the bank's page.
  add column return_url text,
  -- Why it was declined, in the gateway's code.
  add column problem text;

alter table standin_webhooks
  add column speaks text not null default 'authorizenet' check (speaks in ('authorizenet', 'stripe'));

-- What was answered to a request that carried a key; none while it is under way.
create table standin_keys (
  key text primary key,
  request_hash text not null,
  status integer,
  answer text,
  created_at timestamptz not null
);
