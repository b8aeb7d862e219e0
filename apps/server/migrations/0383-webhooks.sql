-- HOOK-01: what happened is told to programs outside. The message is written by a trigger, in the transaction of what
-- it tells: no way of doing it can forget to.
create table webhook_addresses (
  address_id uuid primary key,
  seller_id integer not null references sellers,
  url text not null,
  kinds text[] not null check (kinds <> '{}'),
  -- Both encrypted; the older one signs beside the newer until then.
  secret text not null,
  old_secret text,
  old_secret_until timestamptz,
  state text not null default 'active' check (state in ('active', 'paused', 'removed')),
  made_by integer not null references staff,
  created_at timestamptz not null,
  -- Since when nothing was taken there, and since when the owners know.
  failing_since timestamptz,
  told_at timestamptz,
  check ((old_secret is null) = (old_secret_until is null))
);
create index webhook_addresses_by_seller on webhook_addresses (seller_id) where state <> 'removed';

-- How many messages there were about a subject: by it receivers sort what arrives in any order.
create table webhook_counters (
  seller_id integer not null,
  subject text not null,
  count integer not null,
  primary key (seller_id, subject)
);

create table webhook_messages (
  message_id text primary key,
  seller_id integer not null references sellers,
  kind text not null,
  subject text not null,
  number integer not null,
  -- Ids and sums; who may know more reads it with a key.
  facts jsonb not null,
  at timestamptz not null
);
create index webhook_messages_by_age on webhook_messages (at);

create table webhook_deliveries (
  delivery_id uuid primary key,
  message_id text not null references webhook_messages on delete cascade,
  address_id uuid not null references webhook_addresses,
  state text not null default 'waiting' check (state in ('waiting', 'delivered')),
  tries integer not null default 0,
  next_at timestamptz not null,
  -- A node is at it; after that moment another may take it up.
  claimed_until timestamptz,
  tried_at timestamptz,
  -- What they answered: the status, the beginning of the text, and how long it took.
  status integer,
  answer text,
  took_ms integer,
  unique (message_id, address_id)
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_of_one on webhook_deliveries (address_id, next_at);

create function tell_outside(of_seller integer, what text, about text, told jsonb, happened timestamptz)
returns void language plpgsql as $$
declare
  id text;
  counted integer;
begin
  if not exists (select from webhook_addresses a
    where a.seller_id = of_seller and a.state <> 'removed' and what = any (a.kinds)) then
    return;
  end if;
  insert into webhook_counters as c (seller_id, subject, count) values (of_seller, about, 1)
    on conflict (seller_id, subject) do update set count = c.count + 1 returning count into counted;
  id := 'msg_' || replace(gen_random_uuid()::text, '-', '');
  insert into webhook_messages (message_id, seller_id, kind, subject, number, facts, at)
    values (id, of_seller, what, about, counted, told, happened);
  insert into webhook_deliveries (delivery_id, message_id, address_id, next_at)
    select gen_random_uuid(), id, a.address_id, happened from webhook_addresses a
    where a.seller_id = of_seller and a.state <> 'removed' and what = any (a.kinds);
end $$;

create function tell_of_order() returns trigger language plpgsql as $$
declare
  told jsonb := jsonb_build_object('order', 'Z' || new.unique_id, 'outlet', new.outlet_id, 'customer', new.user_id,
    'state', new.state, 'tickets', new.tickets, 'total', new.total_cents, 'paid', new.paid_cents,
    'returned', new.returned_cents);
  about text := 'order Z' || new.unique_id;
begin
  if tg_op = 'INSERT' then
    perform tell_outside(new.seller_id, 'order.placed', about, told, new.created_at);
    return null;
  end if;
  if new.returned_cents > old.returned_cents then
    perform tell_outside(new.seller_id, 'order.refunded', about,
      told || jsonb_build_object('amount', new.returned_cents - old.returned_cents), new.updated_at);
  end if;
  if new.state <> old.state then
    perform tell_outside(new.seller_id,
      case new.state when 'STATUS_ORDER_CANCELED' then 'order.canceled'
        when 'STATUS_ORDER_PAYMENT_FAILED' then 'payment.failed' else 'order.changed' end,
      about, told, new.updated_at);
  end if;
  return null;
end $$;
create trigger orders_told_when_placed after insert on orders for each row execute function tell_of_order();
create trigger orders_told_when_changed after update on orders for each row
  when (old.state <> new.state or old.returned_cents <> new.returned_cents) execute function tell_of_order();

create function tell_of_request() returns trigger language plpgsql as $$
begin
  perform tell_outside(new.seller_id, 'request.submitted', 'request ' || new.event_request_uuid,
    jsonb_build_object('request', new.event_request_uuid, 'customer', new.user_id, 'event', new.outlet_event_id),
    new.created_at);
  return null;
end $$;
create trigger event_requests_told after insert on event_requests for each row execute function tell_of_request();

create function tell_of_draw() returns trigger language plpgsql as $$
begin
  perform tell_outside(new.seller_id, 'draw.' || new.state, 'draw ' || new.draw_key,
    jsonb_build_object('draw', new.draw_key, 'series', new.series_id, 'entries', new.entries),
    case new.state when 'frozen' then new.frozen_at when 'drawn' then new.drawn_at else new.published_at end);
  return null;
end $$;
create trigger draws_told after update on draws for each row
  when (old.state <> new.state and new.state in ('frozen', 'drawn', 'published')) execute function tell_of_draw();

create function tell_of_issued_ticket() returns trigger language plpgsql as $$
begin
  perform tell_outside(new.seller_id, 'ticket.issued', 'ticket ' || new.ticket_id,
    jsonb_build_object('ticket', new.ticket_id), new.issued_at);
  return null;
end $$;
create trigger mobile_tickets_told after insert on mobile_tickets for each row
  execute function tell_of_issued_ticket();

create function tell_of_shipment() returns trigger language plpgsql as $$
begin
  perform tell_outside(new.seller_id, 'ticket.sent', 'order ' || new.order_id,
    jsonb_build_object('orderId', new.order_id, 'courier', new.courier_code, 'day', new.shipped_day), new.saved_at);
  return null;
end $$;
create trigger shipments_told after insert on shipments for each row execute function tell_of_shipment();

create function tell_of_scan() returns trigger language plpgsql as $$
begin
  perform tell_outside(new.seller_id, 'ticket.scanned', 'ticket ' || new.ticket_id,
    jsonb_build_object('ticket', new.ticket_id, 'event', new.event_id, 'gate', new.gate, 'scannedAt', new.scanned_at),
    new.received_at);
  return null;
end $$;
create trigger door_scans_told after insert on door_scans for each row when (new.result = 'in')
  execute function tell_of_scan();

create function tell_of_guest() returns trigger language plpgsql as $$
begin
  perform tell_outside(new.seller_id, 'guest.answered', 'guest G' || new.unique_id,
    jsonb_build_object('guest', 'G' || new.unique_id, 'outlet', new.outlet_id, 'total', new.total_cents), new.created_at);
  return null;
end $$;
create trigger guest_requests_told after insert on guest_requests for each row execute function tell_of_guest();

create function tell_of_erasure() returns trigger language plpgsql as $$
begin
  perform tell_outside(new.seller_id, 'customer.erased', 'customer ' || new.subject_id,
    jsonb_build_object('customer', new.subject_id::integer), new.at);
  return null;
end $$;
create trigger staff_log_told after insert on staff_log for each row
  when (new.action = 'customer.erased' and new.seller_id is not null) execute function tell_of_erasure();
