-- A letter about a guest's request opens it in any browser: it carries a secret of its own, of which only the hash is kept.
create table invitation_letter_tokens (
  seller_id integer not null,
  token_hash text not null,
  invitation_id integer not null,
  made_at timestamptz not null,
  primary key (seller_id, token_hash),
  foreign key (seller_id, invitation_id) references invitations
);
create index invitation_letter_tokens_by_invitation on invitation_letter_tokens (seller_id, invitation_id);
