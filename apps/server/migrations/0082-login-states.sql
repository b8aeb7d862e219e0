-- A login token works in the browser that set out for it (SESSION-10). Those made before are over in five minutes.
alter table login_tokens add column state text;
