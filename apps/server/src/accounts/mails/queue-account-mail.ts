import { queueMail, speakTo } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { CustomerRow } from '../customer-store.ts';

/** LANG-06: to whoever owns an account, in the language that is kept with it. */
export const queueAccountMail = (
  db: Db,
  customer: Pick<CustomerRow, 'language'>,
  from: Letterhead,
  write: () => NewMail,
  now: Date,
): Promise<void> => speakTo(customer, from, () => queueMail(db, write(), now));
