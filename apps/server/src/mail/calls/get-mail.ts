import { getMail } from '@stagedoor/contract/calls/office/mail';
import { mailMessages } from '@stagedoor/rules/messages/mail-office';
import { withoutTicketLinks } from '@stagedoor/rules/tickets/ticket-links';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { describeMail, requireMail, mayHaveTickets, holdsTickets } from '../office/reach-mail.ts';

export const getMailHandler = (db: Db): Handler<'mail'> =>
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
  });
