import { expect, test } from 'vitest';
import { guestSteps } from './guest-list/index.ts';
import { decidedGuests } from './guest-list/testing/guests-in-books.ts';
import { killGuests, loadGuestProof } from './testing/guest-proof/kill-guests.ts';
import { openSuiteStage } from './testing/harness/suite-stage.ts';

/** The steps of the charge itself are an order's too; `npm run proof -- kill-guests` dies at all of them, often. */
test('[GUESTS-02] kill -9 at every step of an approval’s own: one order for one charge, no place twice, told once', async () => {
  const { stage, close } = await openSuiteStage((database, gateway) =>
    loadGuestProof(database, gateway, { tickets: 100, customers: 3, sessions: 100 }),
  );
  const { kills, problems, books } = await killGuests(
    stage,
    { seed: 20_261_115, killsAtEachStep: 1 },
    guestSteps,
  );
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual(guestSteps.toSorted());
  expect(books.ledgerCents).toBe(books.gatewayCents);
  const { approved, charging } = await stage.inspect(decidedGuests);
  expect(approved).toBeGreaterThan(0);
  expect(charging).toBe(0);
  await close();
}, 1_800_000);
