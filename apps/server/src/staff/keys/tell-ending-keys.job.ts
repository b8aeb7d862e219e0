import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import { daysToTell, keyTellingDays } from '@stagedoor/rules/staff/key-limits';
import { letterParts, queueMail, timesOf } from '../../mail/index.ts';
import type { NewMail } from '../../mail/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Job } from '../../platform/jobs.ts';
import type { ReachedOwner } from '../reach-owners.ts';
import { lockEndingKeys, noteTold } from './key-store.ts';
import type { KeyRow } from './key-store.ts';

export interface TellingNeeds {
  db: Db;
  /** The owners of a seller, with its paper and the address of the box office. */
  owners(sellerId: number): Promise<ReachedOwner[]>;
}

const EVERY_SECONDS = 3600;
const { paragraph, button } = letterParts;

function keyEndingMail({ email, from, officeAddress }: ReachedOwner, key: KeyRow, days: number): NewMail {
  const subject = connectionsMessages.keyEndingSubject(key.name, days);
  return {
    kind: 'key-ending',
    from,
    to: email,
    subject,
    headline: subject,
    preview: timesOf(from).formatDateTime(key.ends_at),
    parts: [
      paragraph`${connectionsMessages.keyEndingTold}`,
      button(connectionsMessages.openConnections, `${officeAddress}connections`),
    ],
  };
}

/** Owners hear of a key's end before the program does, once for each of the days. */
export const tellEndingKeysJob = ({ db, owners }: TellingNeeds): Job => ({
  name: 'tell ending keys',
  everySeconds: EVERY_SECONDS,
  run: async (now) => {
    const before = new Date(now.getTime() + Math.max(...keyTellingDays) * 86_400_000);
    await inTransaction(db, async (tx) => {
      for (const key of await lockEndingKeys(tx, now, before)) {
        const days = daysToTell(key.ends_at, key.told_days, now);
        if (days === undefined) continue;
        for (const owner of await owners(key.seller_id))
          await queueMail(tx, keyEndingMail(owner, key, days), now);
        await noteTold(tx, key.key_id, days);
      }
    });
  },
});
