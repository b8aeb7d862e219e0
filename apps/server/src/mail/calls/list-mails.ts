import { listMails } from '@stagedoor/contract/calls/office/mail';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countMatching, readMails } from '../office/read-mails.ts';
import { describeMail } from '../office/reach-mail.ts';

export const listMailsHandler = (db: Db): Handler<'mail'> =>
  handle(listMails, async ({ sort, after, before, size, ...filter }, caller) => {
    const [page, count] = await Promise.all([
      readMails(db, caller, filter, { sort, after, before, size }),
      countMatching(db, caller, filter),
    ]);
    return { ...page, rows: page.rows.map(describeMail), ...count };
  });
