-- One cookie may serve several outlets whose pages share an api host (SESSION-14).
create index sessions_by_sid on sessions (sid_hash);
