// The counter, for the suite that tries every office call.
import { sale } from '../counter/testing/counter-sales.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { anEvent } from './event-samples.ts';
import type { Sample } from './sample.ts';

/** Nobody else's samples know it. */
const WILL_CALL = { id: 60_001, uuid: '00000000-0000-4000-8000-000000060001' };

/** Two of an event at fifty dollars each, to be collected. */
async function wishes(world: OfficeWorld) {
  await world.database.runScript(`
    insert into delivery_methods (seller_id, delivery_method_id, delivery_method_uuid, outlet_id, type_id, name, price_cents, active)
    values (1, ${WILL_CALL.id}, '${WILL_CALL.uuid}', 1, 1, 'At the counter', 0, true) on conflict do nothing`);
  const { eventId, levelId } = await anEvent(world);
  world.forget();
  const { way: _way, totalCents: _total, ...buyer } = sale;
  return { ...buyer, eventId, lines: [{ levelId, quantity: 2 }], deliveryMethodUuid: WILL_CALL.uuid };
}

const sold = async (world: OfficeWorld, way: string) => ({
  ...(await wishes(world)),
  way,
  totalCents: 10_000,
});

async function due(world: OfficeWorld, browser: OfficeBrowser): Promise<{ number: string }> {
  const { body } = await browser.send('counter/sell', await sold(world, 'link'));
  return { number: body.number };
}

let made = 0;

export const counterSamples: Record<string, Sample> = {
  sellAtCounter: { input: (world) => sold(world, 'cash'), isOfSeller: true },
  giveAwayAtCounter: {
    input: async (world) => ({ ...(await wishes(world)), reason: 'Won in the radio' }),
    isOfSeller: true,
  },
  takeCounterMoney: {
    input: async (world, browser) => ({
      ...(await due(world, browser)),
      method: 'cash',
      amountCents: 10_000,
    }),
    isOfSeller: true,
  },
  sendPaymentLink: { input: due, isOfSeller: true },
  saveGiftLimit: { input: () => ({ tickets: (made += 1) }) },
};
