-- The stand-in for the card gateway: another company's system as far as the product is concerned, so it has tables,
-- keys and a ledger of its own and knows no seller. They are made only where the stand-in runs, never in production.

create table standin_profiles (
  profile_id bigint generated always as identity (start with 900000001) primary key,
  merchant_customer_id text not null,
  description text not null,
  email text not null,
  created_at timestamptz not null,
  -- A fresh profile may be unknown for some seconds, as at the real gateway.
  known_from timestamptz not null,
  unique (merchant_customer_id, email, description)
);

-- The number itself is never kept: only what may be shown, and how the card behaves.
create table standin_cards (
  card_id bigint generated always as identity (start with 1800000001) primary key,
  profile_id bigint not null references standin_profiles,
  last_four text not null check (last_four ~ '^\d{4}$'),
  brand text not null,
  expiration text not null check (expiration ~ '^\d{4}-\d{2}$'),
  first_name text not null,
  last_name text not null,
  behavior text not null check (behavior in ('approve', 'decline', 'hold', 'drop')),
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index standin_cards_by_profile on standin_cards (profile_id);

create table standin_form_tokens (
  token text primary key,
  profile_id bigint not null references standin_profiles,
  settings jsonb not null,
  expires_at timestamptz not null
);

create table standin_transactions (
  transaction_id bigint generated always as identity (start with 60000000001) primary key,
  kind text not null check (kind in ('charge', 'refund')),
  status text not null check (status in ('captured', 'held', 'declined', 'voided', 'refunded', 'rejected')),
  ref text not null check (length(ref) <= 20),
  invoice text not null check (length(invoice) <= 20),
  profile_id bigint,
  card_id bigint,
  last_four text not null,
  brand text not null,
  first_name text not null,
  last_name text not null,
  amount_cents integer not null check (amount_cents > 0),
  of_transaction_id bigint references standin_transactions,
  content_hash text not null,
  submitted_at timestamptz not null,
  -- Lists may be late.
  listed_from timestamptz not null
);
create index standin_transactions_by_profile on standin_transactions (profile_id);
create index standin_transactions_by_content on standin_transactions (content_hash);
create index standin_transactions_by_origin on standin_transactions (of_transaction_id) where of_transaction_id is not null;
create index standin_transactions_by_time on standin_transactions (submitted_at);

create table standin_faults (
  fault_id bigint generated always as identity primary key,
  kind text not null,
  -- The request it waits for; null waits for any.
  call text,
  times_left integer not null check (times_left >= 0),
  seconds integer not null default 0
);

create table standin_webhooks (
  notification_id uuid primary key,
  body text not null,
  due_at timestamptz not null,
  deliveries_left integer not null,
  tries integer not null default 0
);
create index standin_webhooks_by_time on standin_webhooks (due_at);
