import { countryIds, UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { StatusTexts } from '@stagedoor/rules/requests/status-texts';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface ListedOutlet {
  outletId: number;
  name: string;
  mainHost: string | undefined;
}

export interface ListedSeller {
  sellerId: number;
  name: string;
  currency: Currency;
  /** As addresses number it. */
  country: number;
  timeZone: string;
  outlets: ListedOutlet[];
  /** Its own words for states; all outlets say the same. */
  statusTexts: StatusTexts;
}

interface Row {
  seller_id: number;
  seller_name: string;
  currency: Currency;
  country: string;
  time_zone: string;
  outlet_id: number | null;
  outlet_name: string | null;
  host: string | null;
  status_texts: StatusTexts | null;
}

/** Every seller of the installation with its outlets; there are few of either. */
export async function listSellers(db: Db): Promise<ListedSeller[]> {
  const { rows } = await sql<Row>`
    select s.seller_id, s.name as seller_name, s.currency, s.country, s.time_zone, o.outlet_id, o.name as outlet_name, h.host, o.status_texts
    from sellers s left join outlets o on o.seller_id = s.seller_id
    left join outlet_hosts h on h.outlet_id = o.outlet_id and h.is_main
    order by s.seller_id, o.outlet_id`.execute(db);
  const sellers = new Map<number, ListedSeller>();
  for (const row of rows) {
    const seller = sellers.get(row.seller_id) ?? {
      sellerId: row.seller_id,
      name: row.seller_name,
      currency: row.currency,
      country: countryIds[row.country] ?? UNITED_STATES,
      timeZone: row.time_zone,
      outlets: [],
      statusTexts: row.status_texts ?? {},
    };
    sellers.set(row.seller_id, seller);
    if (row.outlet_id === null) continue;
    seller.outlets.push({ outletId: row.outlet_id, name: row.outlet_name!, mainHost: row.host ?? undefined });
  }
  return [...sellers.values()];
}

/** The outlet on whose paper a seller writes what belongs to none. */
export async function firstOutletOf(db: Db, sellerId: number): Promise<number> {
  const seller = (await listSellers(db)).find((each) => each.sellerId === sellerId);
  return firstOf(seller!.outlets).outletId;
}
