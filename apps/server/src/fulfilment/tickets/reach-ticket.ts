import type { OrderRef } from '@stagedoor/contract/entities/order-ref';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { scannedTickets } from '../door/scan-store.ts';
import type { MovingOn } from './move-on.job.ts';

/** A ticket on a phone that counts, of an order that nobody else changes meanwhile. */
export async function reachTicket(
  { tickets }: MovingOn,
  tx: Tx,
  actor: Actor,
  ref: OrderRef,
  ticketId: number,
) {
  const order = await tickets.reachToChange(tx, actor, ref);
  const { seller_id: sellerId, order_id: orderId } = order;
  const ticket = (await tickets.findLive(tx, { sellerId, orderId, ticketId })) ?? refuse('NOT_FOUND');
  const isScanned = (await scannedTickets(tx, sellerId, [ticket])).length > 0;
  return { order, ticket, isScanned };
}
