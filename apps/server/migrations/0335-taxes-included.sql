-- MONEY-04: a tax is added to prices, as all taxes were until now, or contained in them. One that is contained is a part
-- of what is paid: no sum changes by it, and a line says at which rate.

alter table sellers
  add column taxes_included boolean not null default false,
  -- What the tax is called where it is shown.
  add column tax_name text not null default 'VAT' check (tax_name <> '');

-- None: the show's.
alter table price_levels
  add column tax_rate_basis_points integer check (tax_rate_basis_points between 0 and 5000);

alter table request_lines
  add column included_ppm integer not null default 0 check (included_ppm >= 0);
alter table guest_request_lines
  add column included_ppm integer not null default 0 check (included_ppm >= 0);
alter table order_lines
  add column included_ppm integer not null default 0 check (included_ppm >= 0),
  add constraint order_lines_taxed_once check (tax_ppm = 0 or included_ppm = 0);

-- What of the tax in a line goes with what is taken off it.
alter table order_change_lines
  add column included_taxes_cents integer not null default 0,
  add constraint order_change_lines_tax_within
    check (included_taxes_cents between tickets_cents + fees_cents and 0);

-- The rules' own function, for sums over many lines: half up to the smallest unit.
create function included_tax(gross bigint, ppm integer) returns bigint language sql immutable strict
  return div(2 * gross::numeric * ppm + 1000000 + ppm, 2 * (1000000 + ppm)::numeric)::bigint;

create function guard_included_rate() returns trigger language plpgsql as $$
begin
  raise exception 'A line keeps the rate that it was sold at' using errcode = 'check_violation';
end $$;
create trigger order_lines_keep_rate before update on order_lines for each row
  when (old.included_ppm <> new.included_ppm) execute function guard_included_rate();
-- Whether a seller has any: most have none, and are not summed up for it.
create index order_lines_with_tax on order_lines (seller_id) where included_ppm > 0;
