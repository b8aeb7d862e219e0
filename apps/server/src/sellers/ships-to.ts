import { isOfferedCountry } from '@stagedoor/rules/addresses/countries';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import './tables.ts';

/**
 * Countries besides the two that an outlet ships to; without one, those of all the seller's outlets. Whoever is in one
 * of the two need not be asked about.
 */
export async function shipsTo(
  db: Db | Tx,
  { sellerId, outletId }: { sellerId: number; outletId?: number | undefined },
  countryId: number | undefined,
): Promise<number[]> {
  if (isOfferedCountry(countryId)) return [];
  const { rows } = await sql<{ country: number }>`
    select distinct unnest(ships_to)::int as country from outlets
    where seller_id = ${sellerId} and (${outletId ?? null}::int is null or outlet_id = ${outletId ?? null}::int)`.execute(
    db,
  );
  return rows.map(({ country }) => country);
}
