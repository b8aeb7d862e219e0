-- What a customer was told about a payment to come: once three days before, once about a card that will not last.
alter table order_payments
  add column reminded_at timestamptz,
  -- The card that was written about.
  add column card_told integer;
create index order_payments_to_come on order_payments (due_day)
  where captured_at is null and voided_at is null and next_try_at is not null and due_day is not null;
