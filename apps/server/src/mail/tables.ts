import type { MailSecurity } from '@stagedoor/rules/setup/mail-server';
import type { ColumnType, Generated } from 'kysely';

/** A file of text that travels with a mail. */
export interface Attachment {
  name: string;
  type: string;
  content: string;
}

export interface MailsTable {
  seller_id: number;
  mail_id: string;
  outlet_id: number;
  kind: string;
  about: Generated<string | null>;
  from_name: string;
  reply_to: string | null;
  recipient: string;
  language: Generated<string | null>;
  subject: string;
  /** Without the outlet's words: what it was called, and what was put in front of it. */
  own_subject: Generated<string | null>;
  opening: Generated<string | null>;
  html: string | null;
  plain_text: string | null;
  attachments: ColumnType<Attachment[], string | undefined, string>;
  is_secret: Generated<boolean>;
  state: Generated<'waiting' | 'sent' | 'dead'>;
  attempts: Generated<number>;
  due_at: Date;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

/** The mail server that an owner typed. */
export interface MailServersTable {
  seller_id: number;
  host: string;
  port: number;
  security: MailSecurity;
  user_name: string;
  sealed: string;
  sender: string;
  dkim_public: string;
  dkim_seen_at: Date | null;
  typed_at: Date;
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    mails: MailsTable;
    mail_servers: MailServersTable;
  }
}
