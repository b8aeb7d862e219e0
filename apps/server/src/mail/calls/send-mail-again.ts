import { sendMailAgain } from '@stagedoor/contract/calls/office/mail';
import { validateStaffEmail } from '@stagedoor/rules/staff/staff-forms';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseRole } from '../../platform/http/refuse-role.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { copyMail, queueAgain } from '../office/mail-again.ts';
import { requireMail, REISSUES, mayHaveTickets, holdsTickets } from '../office/reach-mail.ts';

export const sendMailAgainHandler: Handler<'mail'> = handle(
  sendMailAgain,
  async ({ id, to: given }, caller) => {
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
  },
);
