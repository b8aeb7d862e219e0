-- API-01: what a call with an Idempotency-Key did, committed with the doing of it; kept for a day.
create table office_calls_once (
  -- Whose call: a key's, or a member's at a seller. Nobody else's has its answer.
  whose text not null,
  key_hash text not null,
  -- Of the call and of what was asked.
  asked_hash text not null,
  -- What each of its changes answered, encrypted with the key that the caller alone has.
  results text[] not null,
  -- What the call answered; missing where the server ended before it could say it.
  answer text,
  made_at timestamptz not null,
  primary key (whose, key_hash)
);
create index office_calls_once_by_age on office_calls_once (made_at);
