import { sendOrderLettersAgain } from '@stagedoor/contract/calls/office/mail';
import { mailMessages } from '@stagedoor/rules/messages/mail-office';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { queueAgain } from '../office/mail-again.ts';
import { lastLetters } from '../office/read-mails.ts';

/** All of them or none: whoever pressed the button is told about each. */
export const sendOrderLettersAgainHandler: Handler<'mail'> = handle(
  sendOrderLettersAgain,
  async ({ numbers }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const wanted = [...new Set(numbers)];
      const letters = await lastLetters(
        tx,
        caller,
        wanted.map((number) => `order ${number}`),
      );
      if (letters.size === 0) refuse('NOT_FOUND', { message: mailMessages.nothingToSend });
      const left: { number: string; why: string }[] = [];
      for (const number of wanted) {
        const mail = letters.get(`order ${number}`);
        if (!mail) {
          left.push({ number, why: mailMessages.nothingToSend });
          continue;
        }
        if (!(await queueAgain(tx, mail, caller.now))) {
          left.push({ number, why: staffMessages.mailWaits });
          continue;
        }
        record({
          action: 'mail.sent-again',
          subject: { kind: 'mail', id: mail.mail_id },
          outletId: mail.outlet_id,
          after: { kind: mail.kind, toAnotherAddress: false },
          personal: { kind: 'address', id: 0, after: { to: mail.recipient } },
        });
      }
      const answer = { sent: wanted.length - left.length, left };
      return answer.sent === 0 ? unchanged(answer) : answer;
    }),
);
