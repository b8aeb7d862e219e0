import { expect, test } from 'vitest';
import { ticketReturnSteps } from './after-sale/index.ts';
import { boughtReturns, killReturns } from './testing/after-sale-proof/kill-returns.ts';
import { openSuiteStage } from './testing/harness/suite-stage.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';

test('[WAIT-06] kill -9 between the sale of a ticket that was offered back and its owner’s money: one owner, one refund', async () => {
  const { stage, close } = await openSuiteStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 10, customers: 4, sessions: 60 }),
  );
  const { kills, problems, books } = await killReturns(stage, { seed: 20_261_118, killsAtEachStep: 1 });
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual([...ticketReturnSteps].toSorted());
  expect(books.ledgerCents).toBe(books.gatewayCents);
  const { bought, unpaid } = await stage.inspect(boughtReturns);
  expect([bought > 0, unpaid]).toEqual([true, 0]);
  await close();
}, 1_800_000);
