-- References that are looked up from their other side, when somebody or a key is taken away.
create index staff_passkey_questions_of_one on staff_passkey_questions (staff_id);
create index office_keys_of_one on office_keys (made_by);
create index office_keys_by_renewal on office_keys (renewed_by);
create index staff_log_by_key on staff_log (key_id) where key_id is not null;
create index webhook_addresses_of_one on webhook_addresses (made_by);
