-- Whether an event takes codes stands on its page: servers that keep the offer in memory learn of it by its mark.
create trigger code_sets_mark_made after insert on code_sets
  referencing new table as touched for each statement execute function mark_seller_offer();
create trigger code_sets_mark_changed after update on code_sets
  referencing new table as touched for each statement execute function mark_seller_offer();
