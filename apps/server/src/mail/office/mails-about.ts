import type { Db } from '../../platform/db/tables.ts';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { describeMail } from './reach-mail.ts';
import '../tables.ts';

const MOST = 100;

const select = (db: Db, sellerId: number) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .orderBy('created_at', 'desc')
    .limit(MOST);

/** Letters about one thing: `order Z4100000114`. The latest first. */
export const mailsAbout = async (db: Db, sellerId: number, about: string): Promise<ListedMail[]> =>
  (await select(db, sellerId).where('about', '=', about).execute()).map(describeMail);

export const mailsTo = async (db: Db, sellerId: number, recipient: string): Promise<ListedMail[]> =>
  (await select(db, sellerId).where('recipient', '=', recipient).execute()).map(describeMail);
