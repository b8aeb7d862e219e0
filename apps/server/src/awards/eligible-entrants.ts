// Who takes part in a draw, a page at a time, each with what keeps them from it.
import { cardExpiry } from '@stagedoor/rules/cards/card-expiry';
import type { IneligibleReason } from '@stagedoor/rules/draw/draw-words';
import { officePayments } from '../payments/index.ts';
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
  const isExpired = expiredAt(now);
  for await (const entrants of inDraw.pages(db, key)) {
    const cardIds = entrants.flatMap((entrant) => entrant.cardIds);
    const known = await officePayments.cardExpirations(db, key.sellerId, cardIds);
    yield entrants.map((entrant) => {
      const expirations = entrant.cardIds.map((id) => known.get(id) ?? LONG_AGO);
      return { ...entrant, expirations, ineligible: whyNot(expirations, isExpired) };
    });
  }
}

function whyNot(
  expirations: readonly string[],
  isExpired: (expiration: string) => boolean,
): IneligibleReason | null {
  if (expirations.length === 0) return 'no-card';
  return expirations.some(isExpired) ? 'card-expired' : null;
}

/** Cards end with a month, and there are few months: the calendar is asked once for each. */
function expiredAt(now: Date): (expiration: string) => boolean {
  const known = new Map<string, boolean>();
  return (expiration) => {
    const isExpired = known.get(expiration) ?? cardExpiry(expiration, now) === 'expired';
    known.set(expiration, isExpired);
    return isExpired;
  };
}
