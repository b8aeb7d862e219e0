-- RUN-12: what is old is taken away by batches, the oldest first, each by an index of its age.
create index carts_to_forget on carts (deadline) where state in ('EXPIRED', 'RELEASED') and bill is null;
create index mails_to_forget on mails (created_at) where state <> 'waiting';
create index tasks_by_end on tasks (ended_at) where ended_at is not null;
create index staff_links_by_end on staff_links (expires_at);
create index report_links_by_end on report_links (ends_at);
create index password_resets_by_expiry on password_resets (expires_at);

-- A cart that ended unpaid takes the use of its code along: it came back, and nothing was ever sold with it.
create index code_uses_by_cart on code_uses (seller_id, of_cart) where of_cart is not null;
drop trigger code_uses_stay on code_uses;
create trigger code_uses_stay before delete on code_uses for each row
  when (old.state <> 'returned' or old.spent_at is not null) execute function refuse_change();
