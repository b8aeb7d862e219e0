// Who takes part in a draw, a page at a time, each with what keeps them from it.
import { cardExpiry } from '@stagedoor/rules/cards/card-expiry';
import type { IneligibleReason } from '@stagedoor/rules/draw/draw-words';
import { cardsById } from '../payments/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { entrantPages } from '../requests/index.ts';
import type { Entrant, SeriesKey } from '../requests/index.ts';

export interface EligibleEntrant extends Entrant {
  ineligible: IneligibleReason | null;
}

/** Who could not be charged cannot take part. */
export async function* eligibleEntrants(
  db: Db,
  key: SeriesKey,
  now: Date,
): AsyncGenerator<EligibleEntrant[]> {
  for await (const entrants of entrantPages(db, key)) {
    const cards = await cardsById(db, key.sellerId, [...new Set(entrants.flatMap(({ cardIds }) => cardIds))]);
    const isExpired = (id: number): boolean =>
      cardExpiry(cards.get(id)?.expiration ?? '0-1', now) === 'expired';
    const whyNot = ({ cardIds }: Entrant): IneligibleReason | null => {
      if (cardIds.length === 0) return 'no-card';
      return cardIds.some(isExpired) ? 'card-expired' : null;
    };
    yield entrants.map((entrant) => ({ ...entrant, ineligible: whyNot(entrant) }));
  }
}
