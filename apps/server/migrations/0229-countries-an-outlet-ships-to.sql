-- Besides the United States and Canada, by ISO 3166's numbers.
alter table outlets add column ships_to smallint[] not null default '{}';
