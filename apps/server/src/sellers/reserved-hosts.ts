// The box office's host: staff's cookies live there, and no outlet's pages may.
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import type { OfficePlace } from '../platform/http/office-place.ts';
import type { Platform } from '../platform/module.ts';
import './tables.ts';

interface KeepNeeds extends Pick<Platform, 'db' | 'log'> {
  place: OfficePlace;
}

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

/** At every start: nobody gives the box office's host to an outlet; one that has had it from before is told of. */
export async function keepOfficeHost({ db, log, place }: KeepNeeds): Promise<void> {
  const host = place.kind === 'host' ? place.host : undefined;
  const { takenBy } = await reserveHost(db, host);
  if (takenBy !== undefined)
    log.error({ outlet: takenBy, host }, 'an outlet has the host of the box office: give it another one');
}

export async function reservedHosts(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('reserved_hosts').select('host').execute();
  return new Set(rows.map(({ host }) => host));
}
