-- What is to be mailed, written in the transaction of what it tells about; afterwards the record of what was sent.

create table mails (
  seller_id integer not null,
  -- Also the mail's Message-ID, so that a second copy can be told from a second mail.
  mail_id uuid not null,
  outlet_id integer not null,
  kind text not null check (kind <> ''),
  from_name text not null,
  reply_to text,
  recipient text not null,
  subject text not null,
  -- Gone once a mail with a secret in it has been sent or given up.
  html text,
  plain_text text,
  is_secret boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
  attempts integer not null default 0,
  -- Not before; whoever sends it moves this ahead as a lease.
  due_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  primary key (seller_id, mail_id),
  foreign key (seller_id, outlet_id) references outlets (seller_id, outlet_id),
  check ((state = 'sent') = (sent_at is not null)),
  check (state <> 'waiting' or (html is not null and plain_text is not null)),
  -- A line break in one of these would be a header of the sender's choice.
  check (from_name || recipient || subject || coalesce(reply_to, '') !~ '[[:cntrl:]]')
);
create index mails_due on mails (due_at) where state = 'waiting';
create index mails_by_recipient on mails (seller_id, recipient, created_at);
