-- Events that do not take place. Importing again changes nothing of it.
create table canceled_events (
  seller_id integer not null,
  outlet_event_id integer not null,
  canceled_at timestamptz not null,
  -- Customers read it.
  reason text not null,
  -- The task that cancels its orders.
  task_id uuid not null,
  -- Since then a job looks after what still comes: an order whose charge was under way, an award of a later walk.
  swept_at timestamptz,
  primary key (seller_id, outlet_event_id),
  foreign key (seller_id, outlet_event_id) references outlet_events on delete cascade
);
-- What a job has decided, by what it was about.
create index order_changes_by_job on order_changes (seller_id, author_id) where author_kind = 'job';
