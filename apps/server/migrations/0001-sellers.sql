-- The directory: who sells, through which outlets, at which addresses. It is small and every node may hold it whole.

create table sellers (
  seller_id integer primary key check (seller_id > 0),
  name text not null check (name <> '')
);

create table outlets (
  outlet_id integer primary key check (outlet_id > 0),
  seller_id integer not null references sellers,
  type_id smallint not null check (type_id between 1 and 4),
  name text not null check (name <> ''),
  description text,
  help_link text,
  contact_email text,
  login_url text,
  login_type text not null default 'OUTLET_LOGIN_AS_NEEDED'
    check (login_type in ('OUTLET_LOGIN_AS_NEEDED', 'OUTLET_LOGIN_ALWAYS')),
  checkout_minutes integer not null default 10 check (checkout_minutes between 1 and 120),
  confirm_selection_minutes integer not null default 3 check (confirm_selection_minutes between 1 and 60),
  password_hash text,
  api_host text,
  maintenance_message text,
  theme jsonb not null default '{}',
  unique (seller_id, outlet_id)
);

create table outlet_hosts (
  host text primary key check (host = lower(host)),
  outlet_id integer not null references outlets,
  is_main boolean not null default false
);
create unique index outlet_hosts_one_main on outlet_hosts (outlet_id) where is_main;

-- One row at most: a message here puts every outlet into maintenance.
create table platform_maintenance (
  only_one boolean primary key default true check (only_one),
  message text not null
);

create table policies (
  seller_id integer not null,
  policy_id integer not null,
  outlet_id integer not null,
  type_id smallint not null check (type_id between 1 and 10 and type_id <> 9),
  sales_type_id smallint not null check (sales_type_id in (-1, 1, 2, 3)),
  headline text not null,
  body text not null,
  primary key (seller_id, policy_id),
  unique (seller_id, outlet_id, type_id, sales_type_id),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id)
);

create table social_links (
  seller_id integer not null,
  outlet_id integer not null,
  type_id smallint not null check (type_id between 1 and 3),
  url text not null,
  active boolean not null,
  primary key (seller_id, outlet_id, type_id),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id)
);

create table content_blocks (
  seller_id integer not null,
  content_id integer not null,
  outlet_id integer not null,
  title text not null,
  body text not null,
  url text,
  starts_at timestamptz,
  type text not null check (type in ('information', 'warning', 'critical', 'news')),
  behavior text check (behavior in ('popup', 'closeable', 'collapsible')),
  zone text not null check (zone in ('top', 'bottom')),
  pages text[] not null check (pages <@ array['global', 'login', 'event-details', 'event-list'] and pages <> '{}'),
  sort integer not null default 0,
  primary key (seller_id, content_id),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id)
);

create table delivery_methods (
  seller_id integer not null,
  delivery_method_id integer not null,
  delivery_method_uuid uuid not null,
  outlet_id integer not null,
  type_id smallint not null check (type_id between 1 and 4),
  name text not null check (name <> ''),
  price_cents integer,
  notes text,
  active boolean not null,
  sort integer not null default 0,
  primary key (seller_id, delivery_method_id),
  unique (seller_id, delivery_method_uuid),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id)
);
-- CONST-28: type 4 is mobile ticketing, one active method an outlet.
create unique index delivery_methods_one_mobile on delivery_methods (seller_id, outlet_id) where active and type_id = 4;
