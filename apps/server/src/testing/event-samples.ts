import type { OfficeWorld } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';
import { places } from './small-catalogue.ts';

let made = 0;

/** An event with a level of ten places, at the first seller. */
export async function anEvent({ database }: OfficeWorld): Promise<{ eventId: number; levelId: number }> {
  const id = 60_000 + (made += 1);
  await database.runScript(`
    insert into shows (seller_id, show_id, name, starts_at) values (1, ${id}, 'Sample', '2027-02-02T00:30:00Z');
    insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, sales_type_id) values (1, ${id}, 1, ${id}, 1);
    insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name) values (1, ${id}, ${id}, 'Tickets', 'Ticket');
    insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, quantity_minimum, quantity_multiplier, sale_status)
      values (1, ${id}, ${id}, 'Floor', 5000, 4, 1, 1, 'ON_SALE');`);
  await places(database, id, 10);
  return { eventId: id, levelId: id };
}

const hold = { kind: 'house', name: 'Sound desk', quantity: 2, reason: 'Bigger desk' };

export const eventSamples: Record<string, Sample> = {
  makeDoorPass: {
    input: async (world) => ({ eventId: (await anEvent(world)).eventId, gate: 'Main entrance' }),
    isOfSeller: true,
  },
  endDoorPass: {
    input: async (world, browser) => {
      const { eventId } = await anEvent(world);
      await browser.send('door/make-pass', { eventId, gate: 'Side' });
      const { body } = await browser.send(`door/get?eventId=${eventId}`);
      return { eventId, passId: body.passes[0].id };
    },
    isOfSeller: true,
  },
  exportEvents: { input: () => ({ words: `made up ${(made += 1)}` }) },
  setAsideTickets: { input: async (world) => ({ ...(await anEvent(world)), ...hold }), isOfSeller: true },
  releaseTickets: {
    input: async (world, browser) => {
      const wish = { ...(await anEvent(world)), ...hold };
      await browser.send('events/set-aside', wish);
      return wish;
    },
    isOfSeller: true,
  },
  setRefundWindow: {
    input: async (world) => ({
      eventId: (await anEvent(world)).eventId,
      isOpen: true,
      openText: 'Until the day before the show',
    }),
    isOfSeller: true,
  },
  cancelEvent: {
    input: async (world) => ({
      eventId: (await anEvent(world)).eventId,
      name: 'Sample',
      orders: 0,
      reason: 'The singer is ill',
    }),
    isOfSeller: true,
  },
  postponeEvent: {
    input: async (world) => ({
      eventId: (await anEvent(world)).eventId,
      seenAt: '2027-02-02T00:30:00.000Z',
      startsAt: '2027-03-02T00:30:00.000Z',
      orders: 0,
      reason: 'The singer is ill',
    }),
    isOfSeller: true,
  },
  takeOffSale: {
    input: async (world) => ({ ...(await anEvent(world)), reason: 'Wrong price' }),
    isOfSeller: true,
  },
  openWaitingRoom: {
    input: async (world) => ({ eventId: (await anEvent(world)).eventId, reason: 'Many will come' }),
    isOfSeller: true,
  },
  closeWaitingRoom: {
    input: async (world, browser) => {
      const wish = { eventId: (await anEvent(world)).eventId, reason: 'Few came' };
      await browser.send('waiting-room/open', wish);
      return wish;
    },
    isOfSeller: true,
  },
  putOnSale: {
    input: async (world, browser) => {
      const wish = { ...(await anEvent(world)), reason: 'Price is right' };
      await browser.send('events/off-sale', wish);
      return wish;
    },
    isOfSeller: true,
  },
};
