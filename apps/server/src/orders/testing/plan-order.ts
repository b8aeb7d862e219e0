// An awarded order on a plan, as a draw makes it: nothing is paid yet, and its tickets are sold to it.
import { catalogueCache } from '../../catalogue/index.ts';
import type { CatalogueCache } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { billLine, billTotals, lineOffer } from '../order-bill.ts';
import { sellBest } from '../sell-tickets.ts';
import { writeOrder } from '../write-order.ts';

export interface PlanWish {
  userId: number;
  levelId: number;
  quantity?: number;
  /** The card of each payment. */
  paymentMethodIds: readonly number[];
  /** `YYYY-MM-DD`, for each payment. */
  dueDays: readonly string[];
  now: Date;
  /** Left out, it is looked at anew: whoever plans many has one for all of them. */
  catalogue?: CatalogueCache;
}

export interface PlanOrder {
  orderId: number;
  /** The public number. */
  number: string;
  paymentIds: number[];
}

const address = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '48 Harbor Street',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: 1,
  phone: '(617) 555-0134',
};

export async function planOrder(db: Db, wish: PlanWish): Promise<PlanOrder> {
  const { levels } = await (wish.catalogue ?? catalogueCache(db)).getCurrent(1, 1);
  const lines = [billLine(lineOffer(levels.get(wish.levelId)!), wish.quantity ?? 1, 'USD')];
  const totals = billTotals(lines, 0, 'USD');
  const share = Math.floor(totals.totalCents / wish.dueDays.length);
  const rest = totals.totalCents - share * (wish.dueDays.length - 1);
  return db.transaction().execute(async (tx) => {
    const { order, lines: written } = await writeOrder(tx, {
      sellerId: 1,
      outletId: 1,
      state: 'STATUS_ORDER_PAYMENT_DUE',
      buyer: { userId: wish.userId },
      bill: {
        email: 'fan@example.com',
        lines,
        totals,
        delivery: { id: 1, type: 1, name: 'Will Call', notes: null },
        shippingAddress: address,
        paymentMethodId: wish.paymentMethodIds[0]!,
      },
      planEnrolled: wish.dueDays.length > 1,
      payments: wish.dueDays.map((dueDay, index) => ({
        sort: index + 1,
        amountCents: index === 0 ? rest : share,
        paymentMethodId: wish.paymentMethodIds[index % wish.paymentMethodIds.length]!,
        dueDay,
      })),
      now: wish.now,
    });
    const { order_id: orderId } = order;
    await sellBest(tx, 1, written);
    const payments = await tx
      .selectFrom('order_payments')
      .select('payment_id')
      .where('order_id', '=', orderId)
      .orderBy('sort')
      .execute();
    return {
      orderId,
      number: `Z${order.unique_id}`,
      paymentIds: payments.map(({ payment_id }) => payment_id),
    };
  });
}
