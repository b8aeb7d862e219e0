-- Where a seat lies on the seat map, in ten-thousandths of its width and height; unknown where nobody says it.
alter table tickets
  add column map_x smallint check (map_x between 0 and 10000),
  add column map_y smallint check (map_y between 0 and 10000),
  add constraint tickets_map_place check ((map_x is null) = (map_y is null));
