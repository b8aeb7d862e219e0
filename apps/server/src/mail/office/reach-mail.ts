import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { holdsTicketLink } from '@stagedoor/rules/tickets/ticket-links';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { MailRow } from '../mail-store.ts';
import { findMail } from './mail-again.ts';

export const describeMail = (row: Omit<MailRow, 'html' | 'plain_text' | 'attachments'>): ListedMail => ({
  id: row.mail_id,
  outletId: row.outlet_id,
  kind: row.kind,
  recipient: row.recipient,
  language: row.language ?? undefined,
  subject: row.subject,
  state: row.state,
  writtenAt: row.created_at,
  sentAt: row.sent_at ?? undefined,
  nextTryAt: row.state === 'waiting' ? row.due_at : undefined,
  attempts: row.attempts,
  problem: row.last_error ?? undefined,
  isSecret: row.is_secret,
});

type Who = Pick<Callers['office'], 'sellerId' | 'requireOutlet'>;

export async function requireMail(db: Db, { sellerId, requireOutlet }: Who, id: string): Promise<MailRow> {
  const mail = (await findMail(db, sellerId, id)) ?? refuse('NOT_FOUND');
  requireOutlet(mail.outlet_id);
  return mail;
}

/** Who may take a ticket from one and give it to another. */
export const REISSUES = 'orders.change';

export const mayHaveTickets = ({ grantFor }: Pick<Callers['office'], 'grantFor'>): boolean =>
  grantFor(REISSUES) === 'yes';

export const holdsTickets = ({ html, plain_text }: MailRow): boolean =>
  holdsTicketLink(`${html ?? ''} ${plain_text ?? ''}`);
