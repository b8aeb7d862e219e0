// Letters to friends: the ticket is yours, and it is over. In our own words only.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { speakToBuyer } from '../../accounts/index.ts';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { SoldEvent } from '../../catalogue/index.ts';
import { letterParts, letterheadOf, queueMail, timesOf, said } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { outletCache } from '../../sellers/index.ts';
import type { MovingOn } from './move-on.job.ts';

const { paragraph, button, facts, note } = letterParts;
const AT_ONCE = 100;

export const factsOf = (show: SoldEvent, from: Letterhead) =>
  facts([
    [
      show.artistName ?? ownWords(show.name),
      show.startsAt ? showDateText({ ...show, showDate: show.startsAt }, timesOf(from)) : ownWords(show.name),
    ],
  ]);

export async function groundOf(tx: Tx, { publicAddress }: MovingOn, order: OrderRow, eventId: number) {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const show = firstOf(await findSoldEvents(tx, order.seller_id, [eventId]));
  return { from: letterheadOf(outlet, publicAddress(outlet)), show: show };
}

async function writeTicketSent(
  tx: Tx,
  needs: MovingOn,
  { order, eventId, uuid, to }: { order: OrderRow; eventId: number; uuid: string; to: string },
  now: Date,
): Promise<void> {
  const { from, show } = await groundOf(tx, needs, order, eventId);
  const { firstName, lastName } = await needs.tickets.buyerOf(tx, order);
  const name = show.artistName ?? ownWords(show.name);
  await queueMail(
    tx,
    {
      kind: 'ticket-sent',
      about: `order ${orderNumber(order.unique_id)}`,
      from,
      to,
      subject: said`A ticket for you: ${name}`,
      headline: said`A ticket for you`,
      preview: said`${name}: your phone is your ticket.`,
      parts: [
        paragraph`${[firstName, lastName].filter(Boolean).join(' ') || ticketMessages.aFriend} has sent you a ticket.`,
        factsOf(show, from),
        button('Open your ticket', from.origin + needs.tickets.pathOfTicket(uuid)),
        note`${ticketMessages.openOnce(1)}`,
        note`${ticketMessages.whoeverHas(1)}`,
      ],
    },
    now,
  );
}

/** Taken back, refunded or issued anew: the friend must not stand at the door to hear of it. */
export async function tellFriends(needs: MovingOn, now: Date): Promise<void> {
  await inTransaction(needs.db, async (tx) => {
    for (const { sellerId, orderId, eventId, sentTo } of await needs.tickets.claimEnded(tx, AT_ONCE, now)) {
      const order = await needs.tickets.findOrder(tx, sellerId, orderId);
      await queueTicketTakenBack(tx, needs, { order, eventId, to: sentTo }, now);
    }
  });
}

async function writeTicketTakenBack(
  tx: Tx,
  needs: MovingOn,
  { order, eventId, to }: { order: OrderRow; eventId: number; to: string },
  now: Date,
): Promise<void> {
  const { from, show } = await groundOf(tx, needs, order, eventId);
  const name = show.artistName ?? ownWords(show.name);
  await queueMail(
    tx,
    {
      kind: 'ticket-taken-back',
      about: `order ${orderNumber(order.unique_id)}`,
      from,
      to,
      subject: said`Your ticket is no longer valid: ${name}`,
      headline: said`Your ticket is no longer valid`,
      preview: said`${name}: it was taken back or canceled.`,
      parts: [
        paragraph`The ticket that was sent to you was taken back or canceled. It lets nobody in any more.`,
        factsOf(show, from),
      ],
    },
    now,
  );
}

export const queueTicketSent: typeof writeTicketSent = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeTicketSent(tx, ...told));

export const queueTicketTakenBack: typeof writeTicketTakenBack = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeTicketTakenBack(tx, ...told));
