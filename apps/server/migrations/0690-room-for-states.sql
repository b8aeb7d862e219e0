-- A request for an event changes its state once or twice in its life, all those of a series in one statement. With room for
-- the second version beside the first none of the table's indexes is written for it.
alter table event_requests set (fillfactor = 50);
