// What Today says of each line besides its number: what follows, why, since when.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toSend } from '../fulfilment/testing/sample-parcel.ts';
import { askingGuest } from '../guest-list/testing/sample-guest.ts';
import { paidByHand } from '../orders/testing/change-world.ts';
import { sampleDeclinedCard, sampleRefund, sampleRefused } from '../orders/testing/sample-refund.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server', paidByHand);
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const matter = async (name: string) =>
  (await owner.send('today')).body.matters.find((each: { name: string }) => each.name === name);

test('[OFFICE-05] [AWARD-03] a time that ends today says what comes after it, and one of the day after tomorrow is no matter yet', async () => {
  const { number } = await sampleDeclinedCard(world);
  const ends = (hours: number) =>
    world.database.runScript(`
      update order_payments set grace_hours = 72, run = '13', grace_until = '${new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString()}'
      where order_id = (select order_id from orders where unique_id = '${number.slice(1)}')`);
  await ends(48);
  expect(await matter('Grace')).toBeUndefined();
  await ends(5);
  expect(await matter('Grace')).toMatchObject({
    count: 1,
    what: 'declined award whose time ends today',
    detail: 'After that the tickets go to the next in the draw.',
  });
});

test('[OFFICE-05] late parcels say when the oldest should have left', async () => {
  const numbers = [await toSend(world), await toSend(world), await toSend(world)];
  const days = ['2026-11-09', '2026-11-06', '2099-01-01'];
  for (const [index, day] of days.entries())
    await world.database.runScript(`
      update orders set estimated_ship_day = '${day}' where unique_id = '${numbers[index]!.slice(1)}'`);
  expect(await matter('Fulfilment')).toMatchObject({
    count: 2,
    what: 'parcels are past their ship day',
    detail: 'The oldest should have left on Fri, Nov 6, 2026.',
  });
});

test('[OFFICE-05] refunds say how many of them the gateway has refused', async () => {
  await sampleRefund(world);
  expect(await matter('Refunds')).toMatchObject({ count: 1, what: 'refund to decide' });
  expect((await matter('Refunds')).detail).toBeUndefined();
  await sampleRefused(world);
  expect(await matter('Refunds')).toMatchObject({ count: 2, detail: 'The gateway refused 1 of them.' });
});

test('[OFFICE-05] guests who wait say how many of their cards were declined', async () => {
  const { uuid } = await askingGuest(world, true);
  expect(await matter('Guest list')).toMatchObject({ count: 1, what: 'guest waits for an answer' });
  expect((await matter('Guest list')).detail).toBeUndefined();
  await world.database.runScript(
    `update guest_requests set payment_problem = 'Declined' where request_uuid = '${uuid}'`,
  );
  expect((await matter('Guest list')).detail).toBe('The card of 1 was declined.');
});
