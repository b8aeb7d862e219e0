import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { moveStock } from './move-stock.ts';

export interface DemoSale {
  levelId: number;
  /** How many tickets stay free. */
  left: number;
}

const HOUSE = { kind: 'house', id: 'house' } as const;

/** For demonstrations only: the house keeps the best free tickets until so many are left. Nobody bought them. */
export async function loadDemoSales(tx: Tx, sellerId: number, sales: readonly DemoSale[]): Promise<number> {
  const { rows } = await sql<{ levelId: number; quantity: number }>`
    select s.price_level_id as "levelId", s.capacity - s.held - s.sold - w."left" as quantity
    from level_stock s
    join jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as w("levelId" int, "left" int)
      on w."levelId" = s.price_level_id
    where s.seller_id = ${sellerId} and s.capacity - s.held - s.sold > w."left"`.execute(tx);
  if (rows.length === 0) return 0;
  return (await moveStock(tx, { sellerId, wanted: rows, from: 'free', to: HOUSE })).length;
}
