import { sql } from 'kysely';

/** Conditions on `orders o`; as the index of what is to be sent has them. */
export const isToSend = sql`o.shipped_day is null and o.delivery_type_id in (2, 3)
  and o.state in ('STATUS_ORDER_PAID', 'STATUS_ORDER_READY')`;

export const isSent = sql`o.shipped_day is not null and o.state <> 'STATUS_ORDER_CANCELED'`;
