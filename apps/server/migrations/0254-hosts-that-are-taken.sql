-- Names that no outlet can have, whoever writes it: the box office's own. Whoever starts the shop says which it is.
create table reserved_hosts (
  host text primary key check (host = lower(host) and host <> '')
);

create function refuse_reserved_host() returns trigger language plpgsql as $$
begin
  if exists (select from reserved_hosts where host = lower(new.host)) then
    raise exception 'the host % is the box office''s own', new.host
      using errcode = 'check_violation', constraint = 'outlet_hosts_not_reserved';
  end if;
  return new;
end $$;
create trigger outlet_hosts_not_reserved before insert or update of host on outlet_hosts
  for each row execute function refuse_reserved_host();
