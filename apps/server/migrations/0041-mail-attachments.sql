-- Files that travel with a mail: a list of {name, type, content}, each content as text.
alter table mails add column attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array');
