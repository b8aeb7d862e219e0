import { countMails, getMail, listMails, sendMailAgain } from '@stagedoor/contract/calls/office/mail';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { mailMessages } from '@stagedoor/rules/messages/mail-office';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { holdsTicketLink, withoutTicketLinks } from '@stagedoor/rules/tickets/ticket-links';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseRole } from '../../platform/http/refuse-role.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { MailRow } from '../mail-store.ts';
import { copyMail, findMail, queueAgain } from './mail-again.ts';
import { sendOrderLettersHandler } from './send-order-letters.ts';
import { countByState, countMatching, readMails } from './read-mails.ts';

export const describeMail = (row: Omit<MailRow, 'html' | 'plain_text' | 'attachments'>): ListedMail => ({
  id: row.mail_id,
  outletId: row.outlet_id,
  kind: row.kind,
  recipient: row.recipient,
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

async function requireMail(db: Db, { sellerId, requireOutlet }: Who, id: string): Promise<MailRow> {
  const mail = (await findMail(db, sellerId, id)) ?? refuse('NOT_FOUND');
  requireOutlet(mail.outlet_id);
  return mail;
}

/** Who may take a ticket from one and give it to another. */
const REISSUES = 'orders.change';

const mayHaveTickets = ({ grantFor }: Pick<Callers['office'], 'grantFor'>): boolean =>
  grantFor(REISSUES) === 'yes';

const holdsTickets = ({ html, plain_text }: MailRow): boolean =>
  holdsTicketLink(`${html ?? ''} ${plain_text ?? ''}`);

export const officeMailHandlers = (db: Db): Handler[] => [
  sendOrderLettersHandler,
  handle(listMails, async ({ sort, after, before, ...filter }, caller) => {
    const [page, count] = await Promise.all([
      readMails(db, caller, filter, { sort, after, before }),
      countMatching(db, caller, filter),
    ]);
    return { ...page, rows: page.rows.map(describeMail), ...count };
  }),
  handle(countMails, async ({ outletId }, caller) => ({ states: await countByState(db, caller, outletId) })),
  handle(getMail, async ({ id }, caller) => {
    const mail = await requireMail(db, caller, id);
    if (mail.is_secret) return { mail: describeMail(mail), hidesTickets: false };
    const hidesTickets = holdsTickets(mail) && !mayHaveTickets(caller);
    const shown = (text: string | null, instead: string) =>
      text === null ? undefined : hidesTickets ? withoutTicketLinks(text, instead) : text;
    return {
      mail: describeMail(mail),
      html: shown(mail.html, '#'),
      text: shown(mail.plain_text, mailMessages.linkHidden),
      hidesTickets,
    };
  }),
  handle(sendMailAgain, async ({ id, to: given }, caller) => {
    const to = given?.trim();
    if (to) requireValid({ to: validateStaffEmail({ email: to }).email });
    await caller.change(async ({ tx, record }) => {
      const mail = await requireMail(tx, caller, id);
      if (mail.html === null || mail.is_secret) return refuse('MAIL_IS_GONE');
      const isElsewhere = to !== undefined && to !== mail.recipient;
      // Whoever has such a letter has the tickets: sending it elsewhere gives them to somebody else.
      if (isElsewhere && holdsTickets(mail) && !mayHaveTickets(caller)) refuseRole(REISSUES);
      if (isElsewhere) await copyMail(tx, mail, to, caller.now);
      else if (!(await queueAgain(tx, mail, caller.now))) return refuse('MAIL_WAITS');
      return record({
        action: 'mail.sent-again',
        subject: { kind: 'mail', id },
        outletId: mail.outlet_id,
        after: { kind: mail.kind, toAnotherAddress: isElsewhere },
        personal: {
          kind: 'address',
          id: 0,
          ...(isElsewhere && { before: { to: mail.recipient } }),
          after: { to: isElsewhere ? to : mail.recipient },
        },
      });
    });
    return {};
  }),
];
