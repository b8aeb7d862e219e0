import { sendOrderLettersAgain } from '@stagedoor/contract/calls/office/mail';
import { mailMessages } from '@stagedoor/rules/messages/mail-office';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { MailRow } from '../mail-store.ts';
import { queueAgain } from '../office/mail-again.ts';
import { scoped } from '../office/read-mails.ts';
import type { MailScope } from '../office/read-mails.ts';

/** The last letter about each that still has its words and lets nobody in. */
async function lastLetters(
  tx: Tx,
  scope: MailScope,
  about: readonly string[],
): Promise<Map<string, MailRow>> {
  const { rows } = await sql<MailRow & { about: string }>`
    select distinct on (m.about) m.* from mails m
    where ${scoped(scope)} and m.about = any (${[...about]}::text[]) and m.html is not null and not m.is_secret
    order by m.about, m.created_at desc, m.mail_id`.execute(tx);
  return new Map(rows.map((row) => [row.about, row]));
}

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
