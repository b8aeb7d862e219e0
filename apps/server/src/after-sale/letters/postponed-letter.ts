// AFTER-04: an event on another day. Tickets stay valid; whoever cannot come may ask for the money back.
import { ownWords } from '@stagedoor/rules/language/own-words';
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
  venue?: { was: string; is: string } | undefined;
  reason?: string | undefined;
}

function newsOf(show: string, isLater: boolean, isElsewhere: boolean): string {
  if (!isElsewhere) return said`${show} has a new date`;
  return isLater ? said`${show} has a new date and another venue` : said`${show} has another venue`;
}

const wordsOf = (
  { show: written, wasAt, startsAt, place, venue, reason }: NewDate,
  stays: string,
  { formatDateTime }: Times,
) => {
  const show = ownWords(written);
  const when = formatDateTime(startsAt, place);
  const isLater = wasAt?.getTime() !== startsAt.getTime();
  const before = [
    ...(wasAt && isLater ? [['Before', formatDateTime(wasAt, place)] as const] : []),
    ...(venue ? [['Venue before', venue.was] as const, ['New venue', venue.is] as const] : []),
  ];
  return {
    kind: 'event-postponed',
    subject: newsOf(show, isLater, venue !== undefined),
    headline: venue ? said`${show} is on ${when}, at ${venue.is}` : said`${show} is on ${when}`,
    preview: said`${show} was moved. ${stays}`,
    parts: [
      reason === undefined
        ? paragraph`${show} does not take place as it was announced.`
        : paragraph`${show} does not take place on the day that was announced: ${reason}`,
      facts([...before, isLater ? ['New date', when] : ['Date', when]]),
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
