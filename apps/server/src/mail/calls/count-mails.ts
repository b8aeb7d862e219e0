import { countMails } from '@stagedoor/contract/calls/office/mail';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countByState } from '../office/read-mails.ts';

export const countMailsHandler = (db: Db): Handler<'mail'> =>
  handle(countMails, async ({ outletId }, caller) => ({ states: await countByState(db, caller, outletId) }));
