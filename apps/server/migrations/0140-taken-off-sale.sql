-- Levels that the desk has taken off sale, whatever files or dates say; importing again changes nothing of it.
create table withheld_levels (
  seller_id integer not null,
  price_level_id integer not null,
  since timestamptz not null,
  primary key (seller_id, price_level_id),
  foreign key (seller_id, price_level_id) references price_levels on delete cascade
);
create trigger offer_added after insert on withheld_levels
  referencing new table as touched for each statement execute function mark_seller_offer();
create trigger offer_removed after delete on withheld_levels
  referencing old table as touched for each statement execute function mark_seller_offer();
