-- What is sold: artists, venues, tours, series, shows, and what an outlet makes of a show.
-- Every key begins with the seller, so that a distributed engine can keep a seller's rows together.

create table artists (
  seller_id integer not null references sellers,
  artist_id integer not null,
  name text not null check (name <> ''),
  primary key (seller_id, artist_id)
);

create table venues (
  seller_id integer not null references sellers,
  venue_id integer not null,
  name text not null check (name <> ''),
  city text not null,
  state text not null,
  primary key (seller_id, venue_id)
);

create table tours (
  seller_id integer not null references sellers,
  tour_id integer not null,
  name text not null check (name <> ''),
  allow_priority_selection boolean not null default false,
  primary key (seller_id, tour_id)
);

-- A series is called an outlet event group on the wire.
create table series (
  seller_id integer not null,
  series_id integer not null,
  outlet_id integer not null,
  tour_id integer,
  name text not null check (name <> ''),
  show_name boolean not null default true,
  shipping_note text,
  visible_from timestamptz,
  opens_at timestamptz,
  closes_at timestamptz,
  visible_message text,
  closed_message text,
  offers_payment_plan boolean not null default false,
  plan_fee_cents integer check (plan_fee_cents >= 0),
  plan_total_payments integer,
  plan_eligibility_minimum_cents integer check (plan_eligibility_minimum_cents >= 0),
  plan_first_payment_minimum_cents integer check (plan_first_payment_minimum_cents >= 0),
  plan_first_payment_percent numeric(6, 5) check (plan_first_payment_percent between 0 and 1),
  installment_1_day date,
  installment_2_day date,
  installment_3_day date,
  enable_mobile_delivery boolean not null default false,
  domestic_delivery_method_id integer,
  international_delivery_method_id integer,
  allow_shipping_address_changes boolean not null default true,
  estimated_ship_day date,
  primary key (seller_id, series_id),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id),
  foreign key (seller_id, tour_id) references tours,
  foreign key (seller_id, domestic_delivery_method_id) references delivery_methods,
  foreign key (seller_id, international_delivery_method_id) references delivery_methods,
  check (closes_at is null or opens_at is null or closes_at > opens_at),
  check (installment_1_day < installment_2_day and installment_2_day < installment_3_day)
);

create table shows (
  seller_id integer not null references sellers,
  show_id integer not null,
  artist_id integer,
  venue_id integer,
  name text,
  starts_at timestamptz,
  display_show_time boolean not null default true,
  doors_at timestamptz,
  image_url text,
  mobile_image_url text,
  seat_map_url text,
  public_onsale_url text,
  public_onsale_at timestamptz,
  public_onsale_text text,
  public_onsale_text_override boolean not null default false,
  external_sales_url text,
  refund_window_open boolean not null default false,
  refund_window_open_text text,
  refund_window_closed_text text,
  refund_alert_message text,
  -- Hundredths of a percent: 625 is 6.25 %.
  tax_rate_basis_points integer not null default 0 check (tax_rate_basis_points between 0 and 5000),
  primary key (seller_id, show_id),
  foreign key (seller_id, artist_id) references artists,
  foreign key (seller_id, venue_id) references venues
);

create table outlet_events (
  seller_id integer not null,
  outlet_event_id integer not null,
  outlet_id integer not null,
  show_id integer not null,
  series_id integer,
  sales_type_id smallint not null check (sales_type_id in (1, 2, 3)),
  override_name text,
  description text,
  image_override_url text,
  door_time_override timestamptz,
  use_door_time_override boolean not null default false,
  active boolean not null default true,
  primary key (seller_id, outlet_event_id),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id),
  foreign key (seller_id, show_id) references shows,
  foreign key (seller_id, series_id) references series,
  -- A request belongs to a series: the draw, the plan and the window live there.
  check (sales_type_id <> 2 or series_id is not null)
);
create index outlet_events_by_outlet on outlet_events (seller_id, outlet_id);

create table outlet_event_contents (
  seller_id integer not null,
  outlet_event_id integer not null,
  sort integer not null,
  title text not null,
  body text not null,
  primary key (seller_id, outlet_event_id, sort),
  foreign key (seller_id, outlet_event_id) references outlet_events
);

create table event_items (
  seller_id integer not null,
  item_id integer not null,
  outlet_event_id integer not null,
  name text not null check (name <> ''),
  description text,
  kind_name text not null,
  kind_type_id smallint not null default 1,
  suppress_on_event_page boolean not null default false,
  allow_refund boolean not null default false,
  allow_upgrade boolean not null default false,
  sort integer not null default 0,
  primary key (seller_id, item_id),
  foreign key (seller_id, outlet_event_id) references outlet_events
);
create index event_items_by_event on event_items (seller_id, outlet_event_id);

create table price_levels (
  seller_id integer not null,
  price_level_id integer not null,
  item_id integer not null,
  name text not null check (name <> ''),
  price_cents integer not null check (price_cents >= 0),
  quantity_limit integer not null check (quantity_limit between 1 and 1000),
  quantity_minimum integer not null default 1 check (quantity_minimum >= 1),
  quantity_multiplier integer not null default 1 check (quantity_multiplier >= 1),
  sort integer not null default 0,
  enable_opt_out boolean not null default false,
  -- What the operator wants; dates open and end it, an empty stock ends it too.
  sale_status text not null default 'ON_SALE' check (sale_status in ('ON_SALE', 'BEFORE_SALE', 'OFF_SALE')),
  on_sale_from timestamptz,
  on_sale_until timestamptz,
  primary key (seller_id, price_level_id),
  foreign key (seller_id, item_id) references event_items,
  -- EVENT-20: at least one quantity can be chosen.
  check (quantity_limit / quantity_multiplier * quantity_multiplier >= quantity_minimum)
);
create index price_levels_by_item on price_levels (seller_id, item_id);

create table price_level_fees (
  seller_id integer not null,
  price_level_id integer not null,
  sort integer not null,
  name text not null check (name <> ''),
  description text,
  value_cents integer not null check (value_cents >= 0),
  primary key (seller_id, price_level_id, sort),
  foreign key (seller_id, price_level_id) references price_levels
);
