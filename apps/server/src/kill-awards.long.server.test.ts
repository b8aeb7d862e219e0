import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { awardSteps } from './awards/index.ts';
import type { Db } from './platform/db/tables.ts';
import { awardWrongs, unfinishedAwards, wrongs } from './testing/award-proof/award-wrongs.ts';
import { killAwards } from './testing/award-proof/kill-awards.ts';
import { openSuiteStage } from './testing/harness/suite-stage.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';

/** Once before the money and once behind it; `npm run proof -- kill-awards` dies at every step, and often. */
const steps = ['payments released', 'walk done'] as const satisfies readonly (typeof awardSteps)[number][];

/** What each of the proof's own questions must find; triggers and keys would refuse most of it. */
const plants: Record<keyof typeof wrongs, string> = {
  'an award in another fan’s order': `update orders set series_request_id = series_request_id + 1000000
    where order_id in (select order_id from draw_awards limit 1)`,
  'an award whose order never had its tickets': `update draw_awards set quantity = quantity + 2`,
  'more returned in the log than was canceled': `update draw_awards set returned = quantity where lapsed_at is null`,
  'a payment that failed without anybody’s no': `update payment_intents set problem_code = 'unreachable'
    where target_kind = 'order-payment'`,
  'a walk that served who had let an award lapse': `update draw_awards set lapsed_at = '2020-01-01' where number > 0`,
  'a fan who was told twice': `create temp table again on commit drop as select * from mails
      where kind = 'award-confirmed' limit 1;
    update again set mail_id = gen_random_uuid(), created_at = created_at + interval '1 hour';
    insert into mails select * from again`,
};

class Over extends Error {}

/** Plants it, asks, and takes it back. */
async function foundIn(db: Db, plant: string): Promise<string[]> {
  let found: string[] = [];
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const statement of plant.split(';')) await sql.raw(statement).execute(tx);
      found = await awardWrongs(tx);
      throw new Over();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Over)) throw error;
    });
  return found;
}

test('[AWARD-01] [AWARD-02] [AWARD-04] [DRAW-12] kill -9 between a draw and its money: no award without an order, nothing charged twice', async () => {
  const { stage, close } = await openSuiteStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 10, customers: 6, sessions: 200 }),
  );
  const { kills, problems, books } = await killAwards(stage, { seed: 20_261_115, killsAtEachStep: 1 }, steps);
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual(steps.toSorted());
  expect(await stage.inspect(unfinishedAwards)).toBe(0);
  expect(books.ledgerCents).toBe(books.gatewayCents);
  expect(books.ledgerCents).toBeGreaterThan(0);
  for (const [wrong, plant] of Object.entries(plants))
    expect(await stage.inspect((db) => foundIn(db, plant))).toEqual(
      expect.arrayContaining([expect.stringContaining(wrong)]),
    );
  await close();
}, 1_800_000);
