// The demo world's cards, at the stand-in gateway and here.
import { EXPIRING_SOON_MONTHS } from '@stagedoor/rules/cards/card-expiry';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { importCards } from '../payments/index.ts';
import type { GatewayKind } from '../payments/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { Db } from '../platform/db/tables.ts';
import { keepCardsAtStandIn, prepareStandIn } from '../stand-in-gateway/index.ts';

interface CardHolder {
  userId: number;
  firstName: string;
  lastName: string;
}

/** Whose cards, and the gateway that keeps them. */
export interface CardPlace {
  sellerId: number;
  gateway: GatewayKind;
}

interface CardKind {
  number: string;
  expiresInMonths: number;
}

/** One that is good, one that expires soon, one that has expired. The oldest is the primary one. */
const robinsCards: readonly CardKind[] = [
  { number: '4111111111111111', expiresInMonths: 36 },
  { number: '5424000000000015', expiresInMonths: EXPIRING_SOON_MONTHS - 1 },
  { number: '6011000000000012', expiresInMonths: -2 },
];
const everybodysCard = firstOf(robinsCards);

/** `YYYY-MM`, so many months from now. */
function monthFrom(now: Date, months: number): string {
  const { yearOf, monthOf } = timesIn(TIME_ZONE);
  const month = yearOf(now) * 12 + monthOf(now) - 1 + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** The same kind of card for each of them; answers its id here, in their order. */
async function giveCards(
  db: Db,
  { sellerId, gateway }: CardPlace,
  holders: readonly CardHolder[],
  { number, expiresInMonths }: CardKind,
  now: Date,
): Promise<number[]> {
  const expiration = monthFrom(now, expiresInMonths);
  const keep = async (keys: readonly string[]) => {
    const cards = holders.map(({ firstName, lastName }, index) => ({
      merchantCustomerId: keys[index]!,
      email: '',
      firstName,
      lastName,
      number,
      expiration,
    }));
    const kept = await keepCardsAtStandIn(db, cards, now, gateway);
    return kept.map(({ profileId, cardId, lastFour, brand }, index) => {
      const { firstName, lastName } = holders[index]!;
      const card = { cardId, lastFour, expiration, type: brand, holderName: `${firstName} ${lastName}` };
      return { profileId, card };
    });
  };
  const ids = holders.map(({ userId }) => userId);
  return importCards(db, { sellerId, kind: 'customer', ids, gateway }, keep, now);
}

/** One good card for one customer. */
export async function loadDemoCard(
  database: Database,
  place: CardPlace,
  holder: CardHolder,
  now: Date,
): Promise<void> {
  await prepareStandIn(database);
  await giveCards(database.db, place, [holder], everybodysCard, now);
}

/** Loading twice changes nothing. Answers the primary one. */
export async function loadDemoCards(
  database: Database,
  { userId, ...place }: CardPlace & { userId: number },
  now: Date,
): Promise<number> {
  await prepareStandIn(database);
  const robin = { userId, firstName: 'Robin', lastName: 'Vale' };
  const ids: number[] = [];
  for (const kind of robinsCards) ids.push(...(await giveCards(database.db, place, [robin], kind, now)));
  return firstOf(ids);
}

const declinedCard: CardKind = { number: '4000000000000002', expiresInMonths: 36 };
/** Every so manieth card is declined when it is charged: the demo's run has something to show. */
const DECLINED_OF = 17;
const DECLINED_FROM = 5;

/** A card for everybody who waits for the draw: a good one for most of them. */
export async function giveEntrantsCards(
  db: Db,
  place: CardPlace,
  entrants: readonly CardHolder[],
  now: Date,
): Promise<number[]> {
  const isDeclined = (index: number): boolean => index % DECLINED_OF === DECLINED_FROM;
  const of = (declined: boolean) => entrants.filter((_, index) => isDeclined(index) === declined);
  const good = await giveCards(db, place, of(false), everybodysCard, now);
  const bad = await giveCards(db, place, of(true), declinedCard, now);
  return entrants.map((_, index) => (isDeclined(index) ? bad : good).shift()!);
}
