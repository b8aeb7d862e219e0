-- OPS-48: an outlet's own words for its letters, by the letter's kind, and what a letter was without them: its own
-- subject, and the lines that were put in front. Former words are in the log.
alter table outlets add column letters jsonb not null default '{}';
alter table mails add column own_subject text, add column opening text;
