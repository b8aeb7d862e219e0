-- What the desk has to decide, the oldest first; and what was decided, the latest first.
create index order_lines_refund_asked on order_lines (seller_id, refund_requested_at)
  where refund_requested_at is not null and canceled_at is null;
create index order_changes_decided on order_changes (seller_id, updated_at, change_id)
  where kind in ('refund', 'cancellation', 'upgrade');
-- Decisions that can still be taken back, and are carried out afterwards.
create index order_changes_held_back on order_changes (undo_until) where state = 'approved';

-- What the gateway refused goes back once more, or in another way: one of the two, once.
alter table order_returns
  add column replaces integer,
  add foreign key (seller_id, replaces) references order_returns (seller_id, return_id) deferrable initially deferred,
  add unique (seller_id, replaces);
