// HOOK-07: whoever works here hears by letter of what they chose.
import { isDueToday, isNews, stillTold } from '@stagedoor/rules/staff/letters-to-staff';
import { queueMail, timesOf } from '../../mail/index.ts';
import type { Matter } from '../../office/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/log.ts';
import type { ReachedOwner } from '../reach-owners.ts';
import { choicesOf, lockTold, readersOfLetters, saveTold } from './letter-choice-store.ts';
import type { Reader } from './letter-choice-store.ts';
import { matterMail, morningMail } from './matter-mail.ts';
import type { WaitingMatter } from './matter-mail.ts';
import { mattersFor } from './matters-for.ts';

export interface WritingNeeds {
  db: Db;
  log: Logger;
  /** Those of all modules. */
  matters(): readonly Matter[];
  /** The paper of a seller and the address of its box office; undefined before there is an outlet. */
  paperOf(sellerId: number): Promise<Omit<ReachedOwner, 'email'> | undefined>;
}

const EVERY_SECONDS = 60;

/** What waits of each matter that could be looked at; undefined where nothing does. */
type Found = ReadonlyMap<string, WaitingMatter | undefined>;

/** A source that cannot be read keeps nobody from hearing of the others; it is looked at again in a minute. */
async function lookAt({ db, log, matters }: WritingNeeds, reader: Reader, now: Date): Promise<Found> {
  const { sellerId, role, allOutlets, outletIds } = reader;
  const scope = { sellerId, outletIds: allOutlets ? ('all' as const) : outletIds, now };
  const chosen = await choicesOf(db, reader);
  const found = new Map<string, WaitingMatter | undefined>();
  for (const { name, path, find } of mattersFor(matters(), role).filter(({ name }) => chosen.has(name)))
    try {
      const waiting = await find(db, scope);
      found.set(name, waiting && { ...waiting, path });
    } catch (error) {
      log.error({ err: error, matter: name }, 'a source of letters to staff could not be read');
    }
  return found;
}

async function writeTo(tx: Tx, to: ReachedOwner, reader: Reader, found: Found, now: Date): Promise<void> {
  const { zone } = timesOf(to.from);
  const morning: WaitingMatter[] = [];
  for (const { matter, how, ...told } of await lockTold(tx, reader)) {
    if (!found.has(matter)) continue;
    const waiting = found.get(matter);
    const count = waiting?.count ?? 0;
    if (waiting && how === 'at-once' && isNews(told, count, now)) {
      await queueMail(tx, matterMail(to, waiting), now);
      await saveTold(tx, reader, matter, { count, at: now });
    } else if (waiting && how === 'daily' && isDueToday(told, now, zone)) {
      morning.push(waiting);
      await saveTold(tx, reader, matter, { count, at: now });
    } else if (stillTold(told, count) < told.count) {
      await saveTold(tx, reader, matter, { count, at: told.at });
    }
  }
  if (morning.length > 0) await queueMail(tx, morningMail(to, morning), now);
}

export const writeToStaffJob = (needs: WritingNeeds): Job => ({
  name: 'write to staff',
  everySeconds: EVERY_SECONDS,
  run: async (now, stopping) => {
    for (const reader of await readersOfLetters(needs.db)) {
      const paper = stopping.aborted ? undefined : await needs.paperOf(reader.sellerId);
      if (!paper) continue;
      // The looks are outside: one that takes long must not hold what somebody chooses meanwhile.
      const found = await lookAt(needs, reader, now);
      await inTransaction(needs.db, (tx) =>
        writeTo(tx, { ...paper, email: reader.email }, reader, found, now),
      );
    }
  },
});
