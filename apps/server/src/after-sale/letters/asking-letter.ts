// Fans who asked for tickets of an event that does not take place: nothing was charged, and nothing will be.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { lastOf } from '@stagedoor/rules/values/last-of';
import { findCustomer, greeting } from '../../accounts/index.ts';
import { officeEvents } from '../../catalogue/index.ts';
import { letterheadOf, letterParts, queueMail, said, speakTo } from '../../mail/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { askingForEvents } from '../../requests/index.ts';
import type { AskingFan } from '../../requests/index.ts';
import { outletCache } from '../../sellers/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import type { EventOrders } from '../events/cancel-orders.ts';

const { paragraph, note } = letterParts;

async function write(
  tx: Tx,
  { publicAddress }: Pick<AfterSaleNeeds, 'publicAddress'>,
  {
    sellerId,
    show: written,
    reason,
    fan,
  }: { sellerId: number; show: string; reason: string; fan: AskingFan },
  now: Date,
): Promise<void> {
  const customer = await findCustomer(tx, sellerId, fan.userId);
  if (!customer) return;
  const outlet = await outletCache(tx).get(fan.outletId);
  const mail = (show: string) => ({
    kind: 'event-canceled',
    about: `request ${fan.number}`,
    from: letterheadOf(outlet, publicAddress(outlet)),
    to: customer.email,
    subject: said`${show} is canceled`,
    headline: said`${show} does not take place`,
    preview: said`You asked for tickets. Nothing was charged for ${show}, and nothing will be.`,
    parts: [
      greeting(customer.first_name),
      paragraph`${show} is canceled: ${reason}`,
      note`Nothing was charged for it, and nothing will be. What else you asked for stays as it is.`,
    ],
  });
  await speakTo(customer, outlet, () => queueMail(tx, mail(ownWords(written)), now));
}

/** In the transaction that saves how far it is, so once each. Undefined when everybody knows. */
export async function tellAsking(
  tx: Tx,
  needs: Pick<AfterSaleNeeds, 'publicAddress'>,
  { sellerId, eventId, eventIds, reason }: EventOrders & { reason: string },
  { after, most }: { after: number; most: number },
  now: Date,
): Promise<number | undefined> {
  const fans = await askingForEvents.page(tx, { sellerId, eventIds }, after, most);
  if (fans.length === 0) return undefined;
  const show = (await officeEvents.find(tx, sellerId, eventId))?.name ?? '';
  for (const fan of fans) await write(tx, needs, { sellerId, show, reason, fan }, now);
  return lastOf(fans).requestId;
}
