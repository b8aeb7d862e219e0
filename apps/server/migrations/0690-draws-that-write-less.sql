-- A request changes its state twice in its life, together with all others of its series: when the list is frozen, and when
-- the result is published. A row whose indexed columns stay as they are changes in place where its page has room for the
-- second version, and no index hears of it. The index by state was what kept requests from that; who asks for the requests
-- of a series finds them by the series and the fan.
alter table event_requests set (fillfactor = 50);
alter table series_requests set (fillfactor = 50);
drop index series_requests_by_status;

-- A number of times in a pattern costs ten times as much as the length beside it: 13 µs for both names of an entry, each
-- time that anything in its row is written.
alter table draw_entries
  drop constraint draw_entries_entry_id_check,
  drop constraint draw_entries_salt_check,
  add constraint draw_entries_entry_id_check check (length(entry_id) = 32 and entry_id ~ '^[0-9a-f]*$'),
  add constraint draw_entries_salt_check check (length(salt) = 64 and salt ~ '^[0-9a-f]*$');
