-- Pictures by the hash of their content, so that every node shows them; what one keeps in its folder are copies.
create table pictures (
  name text primary key check (name ~ '^[0-9a-f]{32}\.[a-z0-9]{3,5}$'),
  bytes bytea not null
);
-- They are compressed already.
alter table pictures alter column bytes set storage external;
