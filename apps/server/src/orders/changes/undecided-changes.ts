import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import './tables.ts';

/** A value for statements on `orders o`: how many changes of it are not decided, or have money still to move. */
export const undecidedChanges: RawBuilder<number> = sql<number>`(select count(*)::int from order_changes c
  where c.seller_id = o.seller_id and c.order_id = o.order_id
    and c.state in ('proposed', 'approved', 'due', 'failed', 'effective'))`;
