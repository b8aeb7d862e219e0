-- The languages that an outlet speaks, its own first; none said: English.
alter table outlets add column languages text[] not null default '{}';

-- In which somebody is written to. Nothing: the outlet's own.
alter table customers add column language text;
alter table orders add column language text;
alter table guest_requests add column language text;
