// After the sale: of four paid orders of an event one is refunded, one upgraded, one canceled, and then all that is left
// is: the event is called off.
import { sql } from 'kysely';
import { afterSaleSteps } from '../../../after-sale/index.ts';
import {
  cancelEventInBooks,
  cancelInBooks,
  refundInBooks,
  upgradeInBooks,
} from '../../../after-sale/testing/decide-in-books.ts';
import { planOrder } from '../../../orders/testing/plan-order.ts';
import { paymentSteps } from '../../../payments/index.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { afterSaleWrongs, anEvent } from '../../after-sale-proof/kill-after-sale.ts';
import { methodId } from '../../order-proof/kill-installments.ts';
import { action } from '../action.ts';
import type { Action, Ground } from '../action.ts';

const ORDERS = 4;
const FIRST = 70_000;
const LAST = 79_999;
/** A charge that is over: what went back was asked of it. */
const CANCELING = ['task claimed', 'task batch worked', 'task batch saved'];

async function sellEvent({ db, now, catalogue, nextCustomer }: Ground, floor: number): Promise<void> {
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const { userId, cards } = nextCustomer();
    const paymentMethodIds = [await methodId(db, cards.approved)];
    await planOrder(db, {
      userId,
      levelId: floor,
      paymentMethodIds,
      dueDays: [now.toISOString().slice(0, 10)],
      now,
      catalogue,
    });
  }
}

interface Sold {
  eventId: number;
  /** Paid whole, and nothing was decided of them. */
  untouched: number[];
  decided: number;
}

const eventsOfProof = async (db: Db): Promise<Sold[]> => {
  const { rows } = await sql<Sold>`
    select l.outlet_event_id as "eventId",
      coalesce(array_agg(distinct o.order_id) filter (where o.paid_cents > 0 and c.change_id is null), '{}') as untouched,
      (count(distinct c.change_id))::int as decided
    from order_lines l join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
    left join order_changes c on c.seller_id = o.seller_id and c.order_id = o.order_id
    where l.outlet_event_id between ${FIRST} and ${LAST} and not exists (
      select from canceled_events e where e.seller_id = l.seller_id and e.outlet_event_id = l.outlet_event_id)
    group by l.outlet_event_id order by 1`.execute(db);
  return rows;
};

async function decide(db: Db, { eventId, untouched, decided }: Sold, now: Date): Promise<void> {
  const [refunded, upgraded, canceled] = untouched;
  if (decided === 0 && untouched.length === ORDERS) {
    await refundInBooks(db, refunded!, now);
    await upgradeInBooks(db, upgraded!, eventId, now);
    await cancelInBooks(db, canceled!, now);
  } else if (decided >= ORDERS - 1) await cancelEventInBooks(db, eventId, now);
}

export const afterSale: Action = action({
  name: 'refund, upgrade, cancel, event called off',
  steps: [
    ...afterSaleSteps,
    ...paymentSteps.slice(2).map((step) => `order-return: ${step}`),
    ...CANCELING.map((step) => `events.cancel: ${step}`),
  ],
  prepare: async (ground) => {
    const { db, now } = ground;
    for (const sold of await eventsOfProof(db)) await decide(db, sold, now);
    const events = [await anEvent(db), await anEvent(db)];
    for (const { floor } of events) await sellEvent(ground, floor);
  },
  wrongs: afterSaleWrongs,
});
