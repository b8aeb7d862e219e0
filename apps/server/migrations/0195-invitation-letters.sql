-- Invitations that the desk makes: who made them, and how far their letters are.
alter table invitations
  add column made_by text,
  -- The letter goes then, with a link of its own: the secret is made when it is written.
  add column send_at timestamptz,
  add column sent_at timestamptz,
  -- The link was used for the first time.
  add column opened_at timestamptz,
  add constraint invitations_sent_to_somebody check (send_at is null or guest_email is not null);
create index invitations_to_send on invitations (send_at) where send_at is not null;
create index invitations_by_age on invitations (seller_id, outlet_id, created_at, invitation_id);
create index guest_requests_by_invitation on guest_requests (seller_id, invitation_id);
