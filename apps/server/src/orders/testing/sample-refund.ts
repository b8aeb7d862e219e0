// A paid order in the box office's test world, brought to the step at which a call changes something.
import type { ChangeRow } from '../changes/change-store.ts';
import { recordRefused } from '../changes/returns.ts';
import { takeEffect } from '../changes/take-effect.ts';
import { ChangingOrder, loadCard, now } from './change-world.ts';
import { aRefund, goingLines } from './refund-tickets.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { issueMobileTickets } from '../tickets/issue-mobile-tickets.ts';
import { loadOfficeOrders } from './office-orders.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';

let made = 0;
const buyers = new WeakMap<OfficeWorld, Promise<number>>();

async function openShop(world: OfficeWorld): Promise<number> {
  const customer = await world.database.db.selectFrom('customers').select('user_id').executeTakeFirst();
  if (!customer) await loadOfficeOrders(world.database.db, 4);
  await loadSmallCatalogue(world.database);
  return loadCard(world.database.db);
}

/** A parking place, or a seat where the garage is full, paid in one go. */
async function paidOrder(world: OfficeWorld): Promise<ChangingOrder> {
  const buyer = buyers.get(world) ?? openShop(world);
  buyers.set(world, buyer);
  const level = (made += 1) > 18 ? levels.orchestra : levels.parking;
  const order = await ChangingOrder.place(world.database.db, await buyer, new Map([[level, 1]]), 1);
  const { payments } = await order.read();
  await order.capture(payments[0]!.payment_id);
  return order;
}

const numberOf = async (order: ChangingOrder): Promise<string> => `Z${(await order.read()).order.unique_id}`;

/** All of it goes back, with the fees. */
export async function sampleRefund(world: OfficeWorld) {
  const order = await paidOrder(world);
  const { lines, tickets, order: row } = await order.read();
  await world.database.db
    .updateTable('order_lines')
    .set({ refund_requested_at: now })
    .where('order_id', '=', order.orderId)
    .execute();
  const [line] = goingLines(lines, tickets);
  const totalCents = line!.ticketsCents + line!.feesCents + line!.taxesCents;
  return {
    order,
    number: `Z${row.unique_id}`,
    owedCents: row.owed_cents,
    totalCents,
    lines: [{ lineId: line!.lineId, ticketIds: line!.ticketIds }],
  };
}

async function placed(world: OfficeWorld): Promise<ChangingOrder> {
  const buyer = buyers.get(world) ?? openShop(world);
  buyers.set(world, buyer);
  return ChangingOrder.place(world.database.db, await buyer, new Map([[levels.floor, 1]]), 1);
}

/** Declined long ago. */
export async function sampleDeclinedCard(world: OfficeWorld) {
  const order = await placed(world);
  const { payments } = await order.read();
  await world.database.db
    .updateTable('order_payments')
    .set({
      failed_at: new Date('2026-01-02T12:00:00Z'),
      failed_message: 'ErrorCode 2',
      tries: 3,
      next_try_at: null,
    })
    .where('order_id', '=', order.orderId)
    .execute();
  const [payment] = payments;
  return { number: await numberOf(order), sort: payment!.sort, amountCents: payment!.amount_cents };
}

/** It has not left yet. */
export async function sampleAddress(world: OfficeWorld) {
  const order = await placed(world);
  const { order: row } = await order.read();
  return {
    number: `Z${row.unique_id}`,
    ...row.shipping_address,
    city: 'Salem',
    seenAt: row.updated_at.toISOString(),
  };
}

/** On the customer's phone. */
export async function samplePhoneTicket(world: OfficeWorld): Promise<{ number: string; ticketId: number }> {
  const order = await paidOrder(world);
  await order.locked((tx, row) => issueMobileTickets(tx, row, now));
  const { tickets } = await order.read();
  return { number: await numberOf(order), ticketId: tickets[0]!.ticketId };
}

/** A colleague has asked for it. */
export async function sampleProposal(world: OfficeWorld): Promise<{ number: string; changeId: number }> {
  const order = await paidOrder(world);
  const { lines, tickets } = await order.read();
  const change = await order.open({ ...aRefund(goingLines(lines, tickets)), state: 'proposed' });
  return { number: await numberOf(order), changeId: change.change_id };
}

/** It took effect, and the gateway has refused the money. */
export async function sampleRefused(
  world: OfficeWorld,
): Promise<{ number: string; changeId: number; returnId: number }> {
  const order = await paidOrder(world);
  const { lines, tickets } = await order.read();
  const change: ChangeRow = await order.open(aRefund(goingLines(lines, tickets)));
  await order.locked((tx, row) => takeEffect(tx, row, change, 0, now));
  const [planned] = await order.returnsOf(change);
  await order.locked((tx) => recordRefused(tx, planned!, 'The card is closed', now));
  return { number: await numberOf(order), changeId: change.change_id, returnId: planned!.return_id };
}

/** Two seats, and the wish for a box. */
export async function sampleUpgrade(
  world: OfficeWorld,
): Promise<{ number: string; eventId: number; lineId: number }> {
  const buyer = buyers.get(world) ?? openShop(world);
  buyers.set(world, buyer);
  const { db } = world.database;
  const order = await ChangingOrder.place(db, await buyer, new Map([[levels.orchestra, 2]]), 1);
  const { payments, lines } = await order.read();
  await order.capture(payments[0]!.payment_id);
  await db
    .updateTable('price_levels')
    .set({ sort: 9 })
    .where('price_level_id', '=', levels.orchestra)
    .execute();
  world.forget();
  const { item_id, outlet_event_id: eventId, line_id: lineId } = lines[0]!;
  await db
    .updateTable('order_events')
    .set({ upgrade_item_id: item_id })
    .where('order_id', '=', order.orderId)
    .execute();
  return { number: await numberOf(order), eventId, lineId };
}

/** Two seats that go to the last two of their level. */
export async function sampleSeatMove(world: OfficeWorld) {
  const { number, lineId } = await sampleUpgrade(world);
  const { db } = world.database;
  const tickets = db.selectFrom('tickets').select('ticket_id');
  const from = await tickets.where('line_id', '=', lineId).execute();
  const to = await tickets
    .where('price_level_id', '=', levels.orchestra)
    .where('state', '=', 'free')
    .orderBy('rank', 'desc')
    .limit(2)
    .execute();
  const idsOf = (rows: { ticket_id: number }[]): number[] => rows.map(({ ticket_id }) => ticket_id);
  return { number, lineId, from: idsOf(from), to: idsOf(to), reason: 'A wheelchair needs the aisle' };
}
