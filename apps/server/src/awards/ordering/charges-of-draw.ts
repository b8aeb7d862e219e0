// What publishing charges, counted by the very bills that the orders will be made of.
import { awardCharges } from '@stagedoor/rules/plans/award-charges';
import type { AwardCharges } from '@stagedoor/rules/plans/award-charges';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Db } from '../../platform/db/tables.ts';
import { readAwardedRequests } from '../../requests/index.ts';
import type { DrawRow } from '../draw-store.ts';
import type { EntryRow } from '../entry-store.ts';
import { readResults } from '../override-draw.ts';
import { awardsOfResults } from './awards-of-results.ts';
import { billOfAward } from './order-of-award.ts';
import { readRunTerms } from './run-terms.ts';

/** Once it is published, what was charged with it: the days that came since change nothing about that. */
export async function chargesOfDraw(
  db: Db,
  draw: DrawRow,
  entries: readonly EntryRow[],
  now: Date,
): Promise<AwardCharges> {
  const awarded = entries.flatMap((entry) => {
    const awards = awardsOfResults(draw, entry, readResults(entry.standing ?? '[]'));
    return awards.length > 0 ? [{ requestId: entry.request_id, awards }] : [];
  });
  if (awarded.length === 0) return awardCharges([]);
  const terms = await readRunTerms(db, draw, draw.published_at ?? now);
  const requests = await readAwardedRequests(
    db,
    draw.seller_id,
    awarded.map(({ requestId }) => requestId),
  );
  return awardCharges(
    awarded.map(({ requestId, awards }) => billOfAward(terms, valueOf(requests, requestId), awards).payments),
  );
}
