import { sql } from 'kysely';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { NewMail } from './letter.ts';

/** Transactions in which letters are only looked at. */
const looking = new WeakMap<Db, NewMail[]>();

/** Takes a letter out of a transaction that only looks at it; answers whether it did. */
export function takeSample(db: Db, mail: NewMail): boolean {
  const taken = looking.get(db);
  taken?.push(mail);
  return taken !== undefined;
}

/** The first letter that is written meanwhile. None is sent, and the database itself refuses whatever would change it. */
export const sampleLetter = (db: Db, write: (tx: Tx) => Promise<void>): Promise<NewMail | undefined> =>
  inTransaction(db, async (tx) => {
    await sql`set transaction read only`.execute(tx);
    const taken: NewMail[] = [];
    looking.set(tx, taken);
    await write(tx);
    return taken[0];
  });
