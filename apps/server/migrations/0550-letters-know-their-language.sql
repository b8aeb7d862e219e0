-- In which of the outlet's languages a letter was written. Nothing: the outlet named none, or it was written before.
alter table mails add column language text;
