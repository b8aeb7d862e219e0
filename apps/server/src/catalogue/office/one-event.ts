import type { SaleStatus } from '@stagedoor/rules/events/sale-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { describeEvent, eventColumns, eventTables } from './office-event-row.ts';
import type { OfficeEventRow } from './office-event-row.ts';

type OfficeEvent = ReturnType<typeof describeEvent>;

/** On sale or not; undefined where the seller has none of that number. */
export async function findOfficeEvent(
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<OfficeEvent | undefined> {
  const { rows } = await sql<OfficeEventRow>`
    select ${eventColumns} from ${eventTables}
    where e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}`.execute(db);
  return rows[0] && describeEvent(rows[0]);
}

export interface OfficeLevelRow {
  levelId: number;
  item: string;
  name: string;
  priceCents: number;
  isAddOn: boolean;
  saleStatus: SaleStatus;
  onSaleFrom: Date | null;
  onSaleUntil: Date | null;
  isWithheld: boolean;
}

/** In the order that customers see. */
export async function findOfficeLevels(db: Db, sellerId: number, eventId: number): Promise<OfficeLevelRow[]> {
  const { rows } = await sql<OfficeLevelRow>`
    select l.price_level_id as "levelId", i.name as item, l.name, l.price_cents as "priceCents",
      i.suppress_on_event_page as "isAddOn", l.sale_status as "saleStatus", l.on_sale_from as "onSaleFrom",
      l.on_sale_until as "onSaleUntil", w.price_level_id is not null as "isWithheld"
    from event_items i
    join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
    left join withheld_levels w on w.seller_id = l.seller_id and w.price_level_id = l.price_level_id
    where i.seller_id = ${sellerId} and i.outlet_event_id = ${eventId}
    order by i.suppress_on_event_page, i.sort, i.item_id, l.sort, l.price_level_id`.execute(db);
  return rows;
}
