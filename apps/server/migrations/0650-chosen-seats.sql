-- Whoever chose seats one by one is not told that they were found for them.
alter table cart_lines add column chosen boolean not null default false;
