// Who takes part in a draw, a page at a time, each with what keeps them from it.
import { cardExpiry } from '@stagedoor/rules/cards/card-expiry';
import type { IneligibleReason } from '@stagedoor/rules/draw/draw-words';
import { cardsById } from '../payments/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { entrants as inDraw } from '../requests/index.ts';
import type { Entrant, SeriesKey } from '../requests/index.ts';

export interface EligibleEntrant extends Entrant {
  ineligible: IneligibleReason | null;
  /** `YYYY-MM` of each card, in the order in which they are charged. */
  expirations: string[];
}

/** A card that is gone. */
const LONG_AGO = '0000-01';

/** Who could not be charged cannot take part. */
export async function* eligibleEntrants(
  db: Db,
  key: SeriesKey,
  now: Date,
): AsyncGenerator<EligibleEntrant[]> {
  for await (const entrants of inDraw.pages(db, key)) {
    const cards = await cardsById(db, key.sellerId, [...new Set(entrants.flatMap(({ cardIds }) => cardIds))]);
    const expirationsOf = ({ cardIds }: Entrant): string[] =>
      cardIds.map((id) => cards.get(id)?.expiration ?? LONG_AGO);
    const whyNot = (expirations: readonly string[]): IneligibleReason | null => {
      if (expirations.length === 0) return 'no-card';
      return expirations.some((expiration) => cardExpiry(expiration, now) === 'expired')
        ? 'card-expired'
        : null;
    };
    yield entrants.map((entrant) => {
      const expirations = expirationsOf(entrant);
      return { ...entrant, expirations, ineligible: whyNot(expirations) };
    });
  }
}
