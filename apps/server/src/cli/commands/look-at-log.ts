import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/tables.ts';
import { checkSeals, isLate } from '../../staff/index.ts';

/** How the staff's log and its seals are. */
export async function lookAtLog({ database: { db } }: { database: { db: Db } }) {
  const { brokenAt, seals, unsealed } = await checkSeals(db);
  const sealed = seals === 1 ? '1 seal' : `${seals} seals`;
  const seen = unsealed ? `${sealed}, ${unsealed.count} without one` : `${sealed}, everything under one`;
  const late = isLate(unsealed, systemClock().now());
  const todo =
    brokenAt === undefined
      ? late
        ? `sealing has stopped since ${unsealed?.since.toISOString()}: see why in the shop's log, under "seal the log"`
        : undefined
      : `seal ${brokenAt} does not fit: an entry was changed or removed in the database itself`;
  return [{ what: 'Log of staff', seen, todo }];
}
