// Whom freezing would shut out, and whose card will not last: counted by the very rule that the freezing follows.
import { lastsUntil } from '@stagedoor/rules/cards/card-expiry';
import type { EligibleEntrant } from './eligible-entrants.ts';

/** So many are named; the others are counted. */
const MOST_NAMED = 20;

export interface EntrantCheck {
  entries: number;
  notChargeable: number;
  notChargeableNumbers: string[];
  endsTooSoon: number;
  endsTooSoonNumbers: string[];
}

/** `days` are those of the installments (`YYYY-MM-DD`); a request that has one card is charged at once. */
const endsTooSoon = ({ expirations }: EligibleEntrant, days: readonly (string | undefined)[]): boolean =>
  expirations.length > 1 && expirations.some((expiration, sort) => !lastsUntil(expiration, days[sort]));

export async function checkEntrants(
  pages: AsyncIterable<readonly EligibleEntrant[]>,
  days: readonly (string | undefined)[],
): Promise<EntrantCheck> {
  const check: EntrantCheck = {
    entries: 0,
    notChargeable: 0,
    notChargeableNumbers: [],
    endsTooSoon: 0,
    endsTooSoonNumbers: [],
  };
  const name = (numbers: string[], number: string): unknown =>
    numbers.length < MOST_NAMED && numbers.push(number);
  for await (const entrants of pages)
    for (const entrant of entrants) {
      check.entries += 1;
      if (entrant.ineligible !== null) {
        check.notChargeable += 1;
        name(check.notChargeableNumbers, entrant.number);
      } else if (endsTooSoon(entrant, days)) {
        check.endsTooSoon += 1;
        name(check.endsTooSoonNumbers, entrant.number);
      }
    }
  return check;
}
