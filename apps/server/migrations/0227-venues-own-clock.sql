-- The zone of a venue's own clock, such as America/Chicago; none where nobody has said it.
alter table venues add column time_zone text check (time_zone <> '');
