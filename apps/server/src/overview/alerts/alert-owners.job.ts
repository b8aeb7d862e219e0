// Alerts reach somebody also where nobody watches the numbers: owners get a letter.
import { isToTell, numbersOfTroubles, troublesIn } from '@stagedoor/rules/alerts/troubles';
import type { NumberTold, TroubleKind } from '@stagedoor/rules/alerts/troubles';
import { queueMail } from '../../mail/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Gauge } from '../../platform/gauge.ts';
import type { Job } from '../../platform/jobs.ts';
import { listSellers } from '../../sellers/index.ts';
import { alertMail } from './alert-mail.ts';
import type { AlertedOwner } from './alert-mail.ts';
import '../tables.ts';

export interface AlertNeeds {
  db: Db;
  gauges(): readonly Gauge[];
  /** Every owner, with the paper of their seller and the address of the box office. */
  owners(): Promise<AlertedOwner[]>;
}

const EVERY_SECONDS = 60;

async function countNumbers({ db, gauges }: AlertNeeds, now: Date): Promise<NumberTold[]> {
  const sellerIds = (await listSellers(db)).map(({ sellerId }) => sellerId);
  const scope = { sellerIds, now };
  const told: NumberTold[] = [];
  for (const { name, read } of gauges().filter((gauge) => numbersOfTroubles.has(gauge.name)))
    for (const measured of await read(db, scope)) told.push({ name, ...measured });
  return told;
}

/** One node at a time keeps the list; what is over is forgotten, so that it counts from anew when it comes again. */
async function lockAlerts(tx: Tx, troubles: readonly TroubleKind[], now: Date) {
  if (troubles.length > 0)
    await tx
      .insertInto('owner_alerts')
      .values(troubles.map((kind) => ({ kind, since: now, told_at: null })))
      .onConflict((known) => known.column('kind').doNothing())
      .execute();
  const kept = await tx
    .selectFrom('owner_alerts')
    .select(['kind', 'since', 'told_at as toldAt'])
    .orderBy('kind')
    .forUpdate()
    .execute();
  const over = kept.filter(({ kind }) => !troubles.includes(kind as TroubleKind)).map(({ kind }) => kind);
  if (over.length > 0) await tx.deleteFrom('owner_alerts').where('kind', 'in', over).execute();
  return kept.filter(({ kind }) => !over.includes(kind));
}

export const alertOwnersJob = (needs: AlertNeeds): Job => ({
  name: 'alert owners',
  everySeconds: EVERY_SECONDS,
  run: async (now) => {
    const troubles = troublesIn(await countNumbers(needs, now));
    const owners = await needs.owners();
    await inTransaction(needs.db, async (tx) => {
      const due = (await lockAlerts(tx, troubles, now)).filter((alert) => isToTell(alert, now));
      for (const { kind, since } of due) {
        const told = await tx
          .updateTable('owner_alerts')
          .set({ told_at: now })
          .where('kind', '=', kind)
          .returning('kind')
          .executeTakeFirst();
        if (!told) continue;
        for (const owner of owners) await queueMail(tx, alertMail(kind as TroubleKind, since, owner), now);
      }
    });
  },
});
