-- How many days a method needs until the tickets are there; none for what is there at once.
alter table delivery_methods add column lead_days smallint check (lead_days between 0 and 365);
