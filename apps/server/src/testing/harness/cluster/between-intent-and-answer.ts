// Charges that the gateway has made and whose answers are kept back, so that the database fails over in between.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Stage } from '../../order-proof/stage.ts';
import type { Forward } from './forward.ts';

/** How a charge that was caught in between has ended. */
export interface CaughtCharge {
  ref: string;
  state: string;
  orderNumber: string | undefined;
}

const PATIENCE_MS = 20_000;

/** Keeps back what the gateway answers until it has charged somebody, and names these charges. */
export async function catchCharges(stage: Stage, gatewayRoad: Forward): Promise<string[]> {
  gatewayRoad.holdAnswers();
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const waiting = await stage.inspect((db) =>
      sql<{
        ref: string;
      }>`select ref from payment_intents where kind = 'charge' and state = 'dispatched'`.execute(db),
    );
    const refs = waiting.rows.map(({ ref }) => ref);
    const charged = await stage.gateway.db
      .selectFrom('standin_transactions')
      .select('invoice')
      .where('status', '=', 'captured')
      .where('invoice', 'in', refs.length > 0 ? refs : [''])
      .execute();
    if (charged.length > 0) return charged.map(({ invoice }) => invoice);
    if (performance.now() > deadline) return [];
    await sleep(100);
  }
}

/** Each must be an order by now: its money was taken, and nobody was told otherwise. */
export async function endsOf(stage: Stage, refs: readonly string[]): Promise<CaughtCharge[]> {
  const { rows } = await stage.inspect((db) =>
    sql<CaughtCharge>`
      select told.ref, coalesce(i.state, 'missing') as state, o.unique_id as "orderNumber"
      from unnest(${refs}::text[]) as told (ref)
      left join payment_intents i on i.ref = told.ref
      left join orders o on o.seller_id = i.seller_id and o.cart_uuid::text = i.target_id`.execute(db),
  );
  return rows;
}
