-- TICKET-04: a ticket can be with a friend. The row is the friend's: it has an id, and so a code and an address, of its own.
alter table mobile_tickets
  add column sent_to text check (sent_to <> ''),
  add column sent_at timestamptz,
  -- When the friend was told that it is over: taken back, refunded or issued anew.
  add column end_told_at timestamptz,
  add constraint mobile_tickets_sent_whole check ((sent_to is null) = (sent_at is null));
create index mobile_tickets_to_tell on mobile_tickets (revoked_at)
  where sent_to is not null and revoked_at is not null and end_told_at is null;
