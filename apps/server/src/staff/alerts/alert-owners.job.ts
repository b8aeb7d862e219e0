// Alerts reach somebody also where nobody watches the numbers: owners get a letter.
import { isToTell, numbersOfTroubles, troublesIn } from '@stagedoor/rules/alerts/troubles';
import type { NumberTold, TroubleKind } from '@stagedoor/rules/alerts/troubles';
import { queueMail } from '../../mail/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Gauge } from '../../platform/gauge.ts';
import type { Job } from '../../platform/jobs.ts';
import { listSellers } from '../../sellers/index.ts';
import { alertMail } from './alert-mail.ts';
import type { ReachedOwner } from '../reach-owners.ts';
import { lockAlerts, markTold } from './alert-store.ts';

export interface AlertNeeds {
  db: Db;
  gauges(): readonly Gauge[];
  /** Every owner, with the paper of their seller and the address of the box office. */
  owners(): Promise<ReachedOwner[]>;
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

export const alertOwnersJob = (needs: AlertNeeds): Job => ({
  name: 'alert owners',
  everySeconds: EVERY_SECONDS,
  run: async (now) => {
    const troubles = troublesIn(await countNumbers(needs, now));
    const owners = await needs.owners();
    await inTransaction(needs.db, async (tx) => {
      const due = (await lockAlerts(tx, troubles, now)).filter((alert) => isToTell(alert, now));
      for (const { kind, since } of due) {
        if (!(await markTold(tx, kind, now))) continue;
        for (const owner of owners) await queueMail(tx, alertMail(kind as TroubleKind, since, owner), now);
      }
    });
  },
});
