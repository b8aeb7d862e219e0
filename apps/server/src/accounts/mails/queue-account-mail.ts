import { queueMail } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { CustomerRow } from '../customer-store.ts';
import { speakToBuyer } from './speak-to-buyer.ts';

/** LANG-06: to whoever owns an account, in the language that is kept with it. */
export const queueAccountMail = (
  db: Db,
  customer: Pick<CustomerRow, 'language'>,
  from: Letterhead,
  write: () => NewMail,
  now: Date,
): Promise<void> =>
  speakToBuyer(db, { language: customer.language, outlet_id: from.outletId }, () =>
    queueMail(db, write(), now),
  );
