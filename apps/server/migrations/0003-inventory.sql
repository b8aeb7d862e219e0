-- Tickets are rows, one a seat or one a place of general admission. A level's stock row counts them;
-- its constraint makes overselling impossible whatever the code does.

create table level_stock (
  seller_id integer not null,
  price_level_id integer not null,
  capacity integer not null default 0,
  held integer not null default 0,
  sold integer not null default 0,
  primary key (seller_id, price_level_id),
  foreign key (seller_id, price_level_id) references price_levels,
  check (capacity >= 0 and held >= 0 and sold >= 0 and held + sold <= capacity)
);

create table tickets (
  seller_id integer not null,
  ticket_id bigint generated always as identity,
  price_level_id integer not null,
  -- Best first: 1 is the best place of the level.
  rank integer not null,
  section_name text,
  row_name text,
  seat_name text,
  -- Where it stands on the plan; seats of one block whose positions follow each other are neighbours.
  section_position integer,
  row_position integer,
  seat_position integer,
  state text not null default 'free' check (state in ('free', 'held', 'sold')),
  primary key (seller_id, ticket_id),
  foreign key (seller_id, price_level_id) references price_levels,
  unique (seller_id, price_level_id, rank),
  unique (seller_id, price_level_id, section_name, row_name, seat_name),
  check ((seat_name is null) = (row_name is null) and (seat_name is null) = (seat_position is null))
);
create index tickets_free on tickets (seller_id, price_level_id, rank) where state = 'free';
