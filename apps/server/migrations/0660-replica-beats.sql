-- Each node that may read from a replica counts here, twice a second: a replica that has a number is as fresh as the
-- moment at which it was written, whatever its clock, its role or its log say of it.
create table replica_beats (
  node_id bigint generated always as identity primary key,
  beat bigint not null
);
