// Letters: what left, what waits, what came back.
import { MOST_CHOSEN_ORDERS } from '@stagedoor/rules/staff/chosen-orders';
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const mailStates = ['waiting', 'sent', 'dead'] as const;

export const listedMail = shape('ListedMail', {
  id: uuid,
  outletId: id,
  kind: text,
  recipient: text,
  /** In which it was written, of an outlet that speaks several. */
  language: maybe(text),
  subject: text,
  state: z.enum(mailStates),
  writtenAt: instant,
  sentAt: maybe(instant),
  /** The next try, where one waits. */
  nextTryAt: maybe(instant),
  attempts: id,
  /** The mail server's words. */
  problem: maybe(text),
  /** Its text is gone, or never shown: it lets somebody in. */
  isSecret: flag,
});
export type ListedMail = Of<typeof listedMail>;

const mailPage = keysetPage('MailPage', listedMail, {});

const mailFilter = {
  state: maybe(z.enum(mailStates)),
  /** The beginning of an address. */
  words: maybe(line(254)),
  outletId: maybe(addressedId),
};

export const listMails = officeCall({
  name: 'listMails',
  module: 'mail',
  method: 'GET',
  path: 'mail/list',
  permission: 'mail.look',
  changes: false,
  summary: 'Letters, the latest first, fifty a page, with how many there are in each state.',
  input: asked('MailQuestion', { ...keysetFields, ...mailFilter }),
  output: mailPage,
});

export const exportMails = officeCall({
  name: 'exportMails',
  module: 'overview',
  path: 'mail/export',
  permission: 'lists.export',
  changes: true,
  summary: 'Starts the task that writes the filtered record of letters as CSV, without their texts.',
  input: asked('MailExport', mailFilter),
  output: task,
});

export const countMails = officeCall({
  name: 'countMails',
  module: 'mail',
  method: 'GET',
  path: 'mail/counts',
  permission: 'mail.look',
  changes: false,
  background: true,
  summary: 'How many letters there are in each state.',
  input: asked('MailCountQuestion', { outletId: maybe(addressedId) }),
  output: shape('MailCounts', {
    states: list(shape('MailsOfState', { state: z.enum(mailStates), mails: id })),
  }),
});

export const getMail = officeCall({
  name: 'getMail',
  module: 'mail',
  method: 'GET',
  path: 'mail/get',
  permission: 'mail.read',
  changes: false,
  summary: 'One letter as it looked.',
  input: asked('MailKey', { id: uuid }),
  output: shape('OfficeMail', {
    mail: listedMail,
    html: maybe(text),
    text: maybe(text),
    /** Links to tickets were left out: they are for those who may reissue tickets. */
    hidesTickets: flag,
  }),
  refusals: ['NOT_FOUND'],
});

export const sendMailAgain = officeCall({
  name: 'sendMailAgain',
  module: 'mail',
  path: 'mail/send-again',
  permission: 'mail.send-again',
  changes: true,
  summary: 'Send a letter again as it is, with the same Message-ID, or to another address.',
  input: asked('MailAgain', { id: uuid, to: maybe(line(254)) }),
  output: noFields,
  refusals: ['NOT_FOUND', 'MAIL_IS_GONE', 'MAIL_WAITS'],
});

export const sendOrderLettersAgain = officeCall({
  name: 'sendOrderLettersAgain',
  module: 'mail',
  path: 'mail/send-orders-again',
  permission: 'mail.send-again',
  changes: true,
  summary: 'Send the last letter about each of some orders again, as it is; it says which had none to send.',
  input: asked('OrderLettersAgain', {
    numbers: z.array(line(20)).check(z.minLength(1), z.maxLength(MOST_CHOSEN_ORDERS)),
  }),
  output: shape('SentOrderLetters', {
    sent: id,
    left: list(shape('LeftOrderLetter', { number: text, why: text })),
  }),
  refusals: ['NOT_FOUND'],
});
