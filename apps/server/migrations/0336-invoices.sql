-- MONEY-05: a numbered invoice for every order that was paid, and a credit note for everything that is taken off one,
-- where the seller switches them on. A job writes them after the payment; a purchase only leaves a line for it.

-- What stands on them, and whether there are any: `{issue, legalName, address, taxNumber, prefix, note}`.
alter table sellers
  add column invoices jsonb check (invoices is null
    or (jsonb_typeof(invoices) = 'object' and jsonb_typeof(invoices -> 'issue') = 'boolean'));

create table invoices_to_issue (
  seller_id integer not null,
  order_id integer not null,
  -- None: the order as it was bought.
  change_id integer,
  unique nulls not distinct (seller_id, order_id, change_id),
  foreign key (seller_id, order_id) references orders,
  foreign key (seller_id, order_id, change_id) references order_changes (seller_id, order_id, change_id)
);

create table invoices (
  seller_id integer not null,
  -- By the seller's own clock.
  year integer not null check (year between 2000 and 9999),
  number integer not null check (number > 0),
  -- The one before it is there: so none is ever left out.
  previous integer generated always as (nullif(number - 1, 0)) stored,
  -- Whoever knows it may read the document.
  invoice_uuid uuid not null unique,
  kind text not null check (kind in ('invoice', 'credit-note')),
  order_id integer not null,
  change_id integer,
  currency text not null,
  total_cents integer not null,
  issued_at timestamptz not null,
  issued_day date not null check (extract(year from issued_day) = year),
  -- All that stands on it, as it was when it was issued.
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  primary key (seller_id, year, number),
  -- Rows come in any order when a backup is read.
  constraint invoices_without_gaps foreign key (seller_id, year, previous) references invoices (seller_id, year, number)
    deferrable initially deferred,
  foreign key (seller_id, currency) references sellers (seller_id, currency),
  foreign key (seller_id, order_id) references orders,
  foreign key (seller_id, order_id, change_id) references order_changes (seller_id, order_id, change_id),
  constraint invoices_one_each unique nulls not distinct (seller_id, order_id, change_id),
  check ((kind = 'credit-note') = (total_cents < 0)),
  check (change_id is not null or kind = 'invoice')
);

-- The last number of each year; whoever takes the next one waits for whoever is taking one.
create table invoice_years (
  seller_id integer not null references sellers,
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (seller_id, year)
);

-- What was issued changes only by another.
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was issued stays as it is' using errcode = 'check_violation';
end $$;
create trigger invoices_stay before update or delete on invoices for each row execute function refuse_invoice_change();

-- An order whose first money arrived, or that costs nothing.
create function queue_new_invoices() returns trigger language plpgsql as $$
begin
  insert into invoices_to_issue (seller_id, order_id)
  select o.seller_id, o.order_id from added o join sellers s using (seller_id)
  where (s.invoices ->> 'issue')::boolean and (o.paid_cents > 0 or o.total_cents = 0)
  on conflict do nothing;
  return null;
end $$;
create trigger orders_want_invoices after insert on orders
  referencing new table as added for each statement execute function queue_new_invoices();

create function queue_paid_invoice() returns trigger language plpgsql as $$
begin
  insert into invoices_to_issue (seller_id, order_id)
  select new.seller_id, new.order_id from sellers s
  where s.seller_id = new.seller_id and (s.invoices ->> 'issue')::boolean
    and not exists (select from invoices i where i.seller_id = new.seller_id and i.order_id = new.order_id)
  on conflict do nothing;
  return null;
end $$;
create trigger orders_want_invoice_when_paid after update on orders for each row
  when (old.paid_cents = 0 and new.paid_cents > 0) execute function queue_paid_invoice();

-- What is taken off an order that has one, or is to have one, or is added to it, also after they were switched off.
create function queue_change_invoice() returns trigger language plpgsql as $$
begin
  insert into invoices_to_issue (seller_id, order_id, change_id)
  select new.seller_id, new.order_id, new.change_id
  where exists (select from invoices i where i.seller_id = new.seller_id and i.order_id = new.order_id)
    or exists (select from invoices_to_issue q where q.seller_id = new.seller_id and q.order_id = new.order_id)
  on conflict do nothing;
  return null;
end $$;
create trigger order_changes_want_invoice after update on order_changes for each row
  when (old.state <> 'settled' and new.state = 'settled' and new.total_cents <> 0)
  execute function queue_change_invoice();
