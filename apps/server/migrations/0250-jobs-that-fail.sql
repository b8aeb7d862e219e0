-- Jobs that fail again and again, each as one node sees it, so that the pages of every node can tell.
create table failing_jobs (
  job text not null check (job <> ''),
  node uuid not null,
  times integer not null check (times > 0),
  since timestamptz not null,
  -- A node that is gone says nothing any more.
  heard_until timestamptz not null,
  primary key (job, node)
);
