-- The search finds a letter by the beginning of what it is called.
create index mails_by_words on mails (seller_id, lower(subject) text_pattern_ops);
