// OPS-07: one outlet, or all of them, closed for a while with a message.
import type { Db } from '../platform/db/tables.ts';

export interface InMaintenance {
  /** Undefined: every outlet. */
  outletId: number | undefined;
  message: string;
}

async function outletsInMaintenance(db: Db): Promise<InMaintenance[]> {
  const all = await db.selectFrom('platform_maintenance').select('message').execute();
  const single = await db
    .selectFrom('outlets')
    .select(['outlet_id', 'maintenance_message'])
    .where('maintenance_message', 'is not', null)
    .orderBy('outlet_id')
    .execute();
  return [
    ...all.map(({ message }) => ({ outletId: undefined, message })),
    ...single.map((row) => ({ outletId: row.outlet_id, message: row.maintenance_message! })),
  ];
}

/** Without a message it is over. Answers false when there is no such outlet. */
async function switchMaintenance(
  db: Db,
  outletId: number | undefined,
  message: string | undefined,
): Promise<boolean> {
  if (outletId !== undefined) {
    const { numUpdatedRows } = await db
      .updateTable('outlets')
      .set({ maintenance_message: message ?? null })
      .where('outlet_id', '=', outletId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  if (message === undefined) await db.deleteFrom('platform_maintenance').execute();
  else {
    await db
      .insertInto('platform_maintenance')
      .values({ message })
      .onConflict((taken) => taken.column('only_one').doUpdateSet({ message }))
      .execute();
  }
  return true;
}

export const maintenance = { list: outletsInMaintenance, switch: switchMaintenance };
