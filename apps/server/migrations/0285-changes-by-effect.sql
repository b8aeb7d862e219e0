-- The ledger sums what was sold and taken back in some days.
create index order_changes_by_effect on order_changes (seller_id, effective_at) where effective_at is not null;
