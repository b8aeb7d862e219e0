import { countryIds, isOfferedCountry, UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import type { Reach } from '@stagedoor/rules/addresses/countries';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import './tables.ts';

interface Whose {
  sellerId: number;
  outletId?: number | undefined;
}

/** An address, and the seller's country where that is known without asking. */
interface Asked {
  home?: number | undefined;
  countryId: number | null;
}

/** Where addresses may be: around the seller, and where an outlet ships to; without one, all the seller's outlets. About
 *  an address around a seller whose country is known there is nothing to ask. */
export async function shipsTo(
  db: Db | Tx,
  { sellerId, outletId }: Whose,
  { home, countryId }: Asked = { countryId: null },
): Promise<Reach> {
  if (home !== undefined && isOfferedCountry(countryId, { home, alsoTo: [] })) return { home, alsoTo: [] };
  const { rows } = await sql<{ country: string; also: number[] }>`
    select s.country, coalesce(array(
      select distinct unnest(o.ships_to)::int from outlets o
      where o.seller_id = s.seller_id and (${outletId ?? null}::int is null or o.outlet_id = ${outletId ?? null}::int)
    ), '{}') as also
    from sellers s where s.seller_id = ${sellerId}`.execute(db);
  const [row] = rows;
  return { home: (row && countryIds[row.country]) ?? UNITED_STATES, alsoTo: row?.also ?? [] };
}
