// Hosts that no outlet may have.
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** Writes down which host it is now. An outlet that has it already is named: it cannot be reached there. */
export async function reserveHost(
  db: Db,
  host: string | undefined,
): Promise<{ takenBy: number | undefined }> {
  return inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('reserved_hosts')
      .$if(host !== undefined, (query) => query.where('host', '<>', host!))
      .execute();
    if (host === undefined) return { takenBy: undefined };
    await tx
      .insertInto('reserved_hosts')
      .values({ host })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const taken = await tx
      .selectFrom('outlet_hosts')
      .select('outlet_id')
      .where('host', '=', host)
      .executeTakeFirst();
    return { takenBy: taken?.outlet_id };
  });
}

export async function reservedHosts(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('reserved_hosts').select('host').execute();
  return new Set(rows.map(({ host }) => host));
}
