-- What every node measures while somebody waits: how many calls of carts it served in its last seconds, and how long
-- the slow ones took. Whoever lets people in looks at all of them.
create table served_carts (
  node_id uuid primary key,
  measured_at timestamptz not null,
  served integer not null,
  slow_ms integer not null
);
