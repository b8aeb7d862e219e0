import { sql } from 'kysely';
import './tables.ts';

/** A piece of a statement over orders `o`: all that was issued for one, as it stands there. */
export const issuedForOrder = sql`(
  select jsonb_agg(i.document order by i.year, i.number) from invoices i
  where i.seller_id = o.seller_id and i.order_id = o.order_id)`;
