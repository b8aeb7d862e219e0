import { kindBesides } from '@stagedoor/rules/letters/letter-table';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { customerNames, greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterParts, letterheadOf, queueMail, timesOf, said } from '../../mail/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { outletCache } from '../../sellers/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';

const { paragraph, button } = letterParts;

/** The fan has more time, and is told so. */
async function writeGraceExtended(
  tx: Tx,
  { publicAddress }: Pick<AwardsNeeds, 'publicAddress'>,
  { order, until }: { order: OrderRow; until: Date },
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const people = await customerNames(tx, order.seller_id, order.user_id === null ? [] : [order.user_id]);
  const number = orderNumber(order.unique_id);
  await queueMail(
    tx,
    {
      kind: kindBesides('grace is extended'),
      about: `order ${number}`,
      from,
      to: order.email,
      subject: said`More time to pay for order ${number}`,
      headline: said`You have more time to pay`,
      preview: said`We keep your tickets until ${timesOf(from).formatDateTime(until)}.`,
      parts: [
        greeting(people.get(order.user_id ?? 0)?.firstName ?? ''),
        paragraph`We keep the tickets of order ${number} until ${timesOf(from).formatDateTime(until)}. Until then you can choose another card or pay now; afterwards they go to the next in line.`,
        button('Manage your payment', `${from.origin}/user/history/orders/${number}/edit-billing`),
      ],
    },
    now,
  );
}

export const queueGraceExtended: typeof writeGraceExtended = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeGraceExtended(tx, ...told));
