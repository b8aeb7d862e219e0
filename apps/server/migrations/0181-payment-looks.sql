-- What the gateway said each time that it was asked what became of a charge: evidence, never changed.
create table payment_looks (
  seller_id integer not null,
  look_id bigint generated always as identity,
  ref text not null,
  at timestamptz not null,
  answer text not null,
  primary key (seller_id, look_id)
);
create index payment_looks_by_ref on payment_looks (seller_id, ref, at);
create index payment_notifications_by_ref on payment_notifications (seller_id, ref);
create function refuse_look_change() returns trigger language plpgsql as $$
begin
  raise exception 'What the gateway said stays' using errcode = 'check_violation';
end $$;
create trigger payment_looks_stay before update or delete on payment_looks
  for each row execute function refuse_look_change();
