-- HALL-02: what is drawn of a hall and not published yet. Whoever keeps a drawing names the revision that it was made from.
create table hall_drafts (
  seller_id integer not null,
  hall_id integer not null,
  revision integer not null check (revision > 0),
  plan jsonb not null,
  -- The address of a picture that lies under the drawing.
  background text,
  drawn_by integer not null references staff,
  drawn_at timestamptz not null,
  primary key (seller_id, hall_id),
  foreign key (seller_id, hall_id) references halls (seller_id, hall_id)
);
