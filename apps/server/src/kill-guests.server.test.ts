import { expect, test } from 'vitest';
import { decidedGuests } from './guest-list/testing/guests-in-books.ts';
import { allGuestSteps, killGuests, loadGuestProof } from './testing/guest-proof/kill-guests.ts';
import { openStage } from './testing/order-proof/stage.ts';
import { testDatabase } from './testing/test-database.ts';

test('[GUESTS-02] kill -9 at every step of an approval with a charge: one order for one charge, no place twice, told once', async () => {
  const database = await testDatabase('server');
  const stage = await openStage(
    { environment: database.environment, inspect: (look) => look(database.db) },
    (gateway) => loadGuestProof(database, gateway, { tickets: 100, customers: 3, sessions: 100 }),
  );
  const { kills, problems, books } = await killGuests(stage, { seed: 20_261_115, killsAtEachStep: 1 });
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual(allGuestSteps.toSorted());
  expect(books.ledgerCents).toBe(books.gatewayCents);
  const { approved, charging } = await stage.inspect(decidedGuests);
  expect(approved).toBeGreaterThan(0);
  expect(charging).toBe(0);
  await stage.gateway.close();
  await database.close();
}, 600_000);
