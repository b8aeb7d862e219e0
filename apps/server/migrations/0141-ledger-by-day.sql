-- The ledger's room reads money by when it moved.
create index ledger_by_day on ledger (seller_id, recorded_at, ref);
create index payment_intents_refused_by_day on payment_intents (seller_id, settled_at, ref)
  where kind = 'charge' and state in ('declined', 'failed', 'closed');
create index order_payments_due_by_seller on order_payments (seller_id, due_day)
  where captured_at is null and voided_at is null;
