// Robin Vale's cards, at the stand-in gateway and here: one that is good, one that expires soon, one that has expired.
import { EXPIRING_SOON_MONTHS } from '@stagedoor/rules/card-expiry';
import { newYorkMonth, newYorkYear } from '@stagedoor/rules/dates';
import { importCard } from '../payments/index.ts';
import type { CardOwner } from '../payments/index.ts';
import type { Database } from '../platform/db/database.ts';
import { keepCardAtStandIn, prepareStandIn } from '../stand-in-gateway/index.ts';

/** The oldest is the primary one. */
const cards: readonly (readonly [number: string, expiresInMonths: number])[] = [
  ['4111111111111111', 36],
  ['5424000000000015', EXPIRING_SOON_MONTHS - 1],
  ['6011000000000012', -2],
];

/** `YYYY-MM`, so many months from now. */
function monthFrom(now: Date, months: number): string {
  const month = newYorkYear(now) * 12 + newYorkMonth(now) - 1 + months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** Loading twice changes nothing. */
export async function loadDemoCards(database: Database, owner: CardOwner, now: Date): Promise<void> {
  const { db } = database;
  await prepareStandIn(database);
  for (const [number, months] of cards) {
    const person = { email: '', firstName: 'Robin', lastName: 'Vale' };
    const expiration = monthFrom(now, months);
    const keep = async (merchantCustomerId: string) => {
      const { profileId, cardId, lastFour, brand } = await keepCardAtStandIn(
        db,
        { ...person, merchantCustomerId, number, expiration },
        now,
      );
      const card = { cardId, lastFour, expiration, type: brand, holderName: 'Robin Vale' };
      return { profileId, card };
    };
    await importCard(db, owner, keep, now);
  }
}
