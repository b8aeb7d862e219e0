// An order of which nothing is paid yet, with its tickets sold to it.
import { catalogueCache } from '../../catalogue/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { billLine, billTotals, lineOffer } from '../order-bill.ts';
import { sellBest } from '../sell-tickets.ts';
import { writeOrder } from '../write-order.ts';
import type { WrittenOrder } from '../write-order.ts';

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

const theCustomer = async (db: Db): Promise<number> => {
  const row = await db.selectFrom('customers').select('user_id').orderBy('user_id').executeTakeFirstOrThrow();
  return row.user_id;
};

/** What it is to be paid with: so many payments, all due long ago. */
export interface Schedule {
  paymentMethodId: number;
  payments: number;
}

function paymentsOf(totalCents: number, { paymentMethodId, payments }: Schedule) {
  const share = Math.floor(totalCents / payments);
  return Array.from({ length: payments }, (_, index) => ({
    sort: index + 1,
    amountCents: index === 0 ? totalCents - share * (payments - 1) : share,
    paymentMethodId,
    dueDay: '2026-01-01',
  }));
}

/** Levels of the small catalogue, and how many of each. */
export async function unpaidOrder(
  db: Db,
  wanted: ReadonlyMap<number, number>,
  now: Date,
  schedule?: Schedule,
): Promise<WrittenOrder> {
  const { levels } = await catalogueCache(db).get(1, 1);
  const lines = [...wanted].map(([levelId, quantity]) =>
    billLine(lineOffer(levels.get(levelId)!), quantity, 'USD'),
  );
  const bill = {
    email: 'fan@example.com',
    lines,
    totals: billTotals(lines, schedule ? 1200 : 0, 'USD'),
    delivery: { id: 1, type: 1, name: 'Will Call', notes: null },
    shippingAddress: address,
    paymentMethodId: schedule?.paymentMethodId ?? null,
  };
  const buyer = { userId: await theCustomer(db) };
  const payments = schedule ? paymentsOf(bill.totals.totalCents, schedule) : [];
  return inTransaction(db, async (tx) => {
    const state = 'STATUS_ORDER_PAYMENT_DUE';
    const order = { sellerId: 1, outletId: 1, state, buyer, bill, payments, now } as const;
    const written = await writeOrder(tx, order);
    await sellBest(tx, 1, written.lines);
    return written;
  });
}
