import { expect, test } from 'vitest';
import { openSuiteStage } from './testing/harness/suite-stage.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';
import { sellOut } from './testing/order-proof/sell-out.ts';

/** `npm run proof -- sell-out` sells many more. */
const TICKETS = Number(process.env.SELL_OUT_TICKETS ?? 60);

test('[OPS-14] [OPS-28] a crowd buys, abandons, is declined and tries again: sold out, none twice, equal to the cent', async () => {
  const { stage, close } = await openSuiteStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: TICKETS, customers: 6, sessions: 13 * TICKETS }),
  );
  const report = await sellOut(stage, { concurrent: 16, seed: 7 });
  expect(report.strange).toEqual([]);
  expect(report).toMatchObject({ capacity: TICKETS, sold: TICKETS, held: 0, bought: TICKETS });
  expect(report.books.wrong).toEqual({});
  expect(report.books.ledgerCents).toBe(report.books.gatewayCents);
  await close();
}, 1_800_000);
