import type { Db } from '../platform/db/tables.ts';
import { brandOf } from './form/card-number.ts';
import { behaviorOf } from './form/test-cards.ts';
import { cardsOf, insertCard, insertProfile } from './store/profile-store.ts';

export interface DemoCard {
  merchantCustomerId: string;
  email: string;
  number: string;
  /** `YYYY-MM`; unlike the form, also one that is past. */
  expiration: string;
  firstName: string;
  lastName: string;
}

export interface KeptCard {
  profileId: string;
  cardId: string;
  brand: string;
  lastFour: string;
}

/** Puts a card on file as if the customer had typed it in some time ago; the same card twice is one card. */
export async function keepCardAtStandIn(db: Db, card: DemoCard, now: Date): Promise<KeptCard> {
  const digits = card.number.replace(/\s/g, '');
  const brand = brandOf(digits);
  if (brand === undefined) throw new Error(`${card.number} is not the number of a card`);
  const profile = { merchantCustomerId: card.merchantCustomerId, description: '', email: card.email };
  const { profileId } = await insertProfile(db, profile, now, now);
  const lastFour = digits.slice(-4);
  const known = (await cardsOf(db, profileId)).find(
    (kept) => kept.last_four === lastFour && kept.brand === brand,
  );
  const cardId =
    known?.card_id ??
    (await insertCard(
      db,
      profileId,
      {
        last_four: lastFour,
        brand,
        expiration: card.expiration,
        first_name: card.firstName,
        last_name: card.lastName,
        behavior: behaviorOf(digits),
      },
      now,
    ));
  return { profileId: String(profileId), cardId: String(cardId), brand, lastFour };
}
