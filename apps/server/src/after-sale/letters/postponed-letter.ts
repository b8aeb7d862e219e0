// AFTER-04: an event on another day. Tickets stay valid; whoever cannot come may ask for the money back.
import { findCustomer, greeting, speakToBuyer } from '../../accounts/index.ts';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { Place } from '@stagedoor/rules/time/venue-clock';
import { letterParts, letterheadOf, queueMail, timesOf, said, speakTo } from '../../mail/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AskingFan } from '../../requests/index.ts';
import { ofSeller, outletCache } from '../../sellers/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

type LetterNeeds = Pick<AfterSaleNeeds, 'changes' | 'publicAddress'>;
const { paragraph, facts, note } = letterParts;

export interface NewDate {
  show: string;
  wasAt: Date | undefined;
  startsAt: Date;
  place: Place | undefined;
  reason: string;
}

const wordsOf = (
  { show, wasAt, startsAt, place, reason }: NewDate,
  stays: string,
  { formatDateTime }: Times,
) => {
  const when = formatDateTime(startsAt, place);
  return {
    kind: 'event-postponed',
    subject: said`${show} has a new date`,
    headline: said`${show} is on ${when}`,
    preview: said`${show} was moved. ${stays}`,
    parts: [
      paragraph`${show} does not take place on the day that was announced: ${reason}`,
      facts([...(wasAt ? [['Before', formatDateTime(wasAt, place)] as const] : []), ['New date', when]]),
      note`${stays}`,
    ],
  };
};

const writePostponedLetter = async (
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  date: NewDate,
  now: Date,
): Promise<void> => {
  const stays = said`Your tickets stay valid. If you cannot come, ask for your money back on the page of your order.`;
  const times = await ofSeller.times(tx, order.seller_id);
  return needs.changes.queueLetter(tx, needs, order, wordsOf(date, stays, times), now);
};

async function writePostponedRequestLetter(
  tx: Tx,
  { publicAddress }: LetterNeeds,
  { fan, customer }: { fan: AskingFan; customer: { email: string; first_name: string } },
  date: NewDate,
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(fan.outletId);
  const stays = said`Your request stands. If the new date does not suit you, take it out while requests are open.`;
  const from = letterheadOf(outlet, publicAddress(outlet));
  const { parts, ...words } = wordsOf(date, stays, timesOf(from));
  const about = `request ${fan.number}`;
  await queueMail(
    tx,
    { ...words, from, about, to: customer.email, parts: [greeting(customer.first_name), ...parts] },
    now,
  );
}

export async function queuePostponedRequestLetter(
  tx: Tx,
  needs: LetterNeeds,
  { sellerId, ...fan }: AskingFan & { sellerId: number },
  date: NewDate,
  now: Date,
): Promise<void> {
  const customer = await findCustomer(tx, sellerId, fan.userId);
  if (!customer) return;
  const outlet = await outletCache(tx).get(fan.outletId);
  await speakTo(customer, outlet, () => writePostponedRequestLetter(tx, needs, { fan, customer }, date, now));
}

export const queuePostponedLetter: typeof writePostponedLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writePostponedLetter(tx, ...told));
