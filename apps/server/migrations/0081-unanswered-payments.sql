-- When a call to the gateway ended without an answer: from then on its outcome is looked up, soon at first.
alter table payment_intents add column unanswered_at timestamptz;
update payment_intents set unanswered_at = coalesce(sent_at, created_at) where state = 'unknown';
