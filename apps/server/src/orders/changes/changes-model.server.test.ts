import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPeople } from '../../accounts/testing/people.ts';
import { stockComplaints } from '../../carts/testing/invariants.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { engines, testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { recordFailure } from '../installments/record-payment.ts';
import { findWrongs } from '../testing/books.ts';
import { ChangingOrder, DRAW, loadCard, now, priced, setAside } from '../testing/change-world.ts';
import { aRefund, goingLines } from '../testing/refund-tickets.ts';
import { closeChange } from './close-change.ts';
import { TicketsTaken } from './open-change.ts';
import { recordOtherWay, recordRefused, recordReturned } from './returns.ts';
import { NotRevertible, revertChange } from './revert-change.ts';
import { seatsOfChange } from './seats-of-change.ts';
import { BillOutOfDate, takeEffect } from './take-effect.ts';

const RUNS = Number(process.env.CHANGE_RUNS ?? 15);
const RECEIPTS = 'a captured installment whose receipt was not written';

type Seen = Awaited<ReturnType<ChangingOrder['read']>>;
type Deed = (order: ChangingOrder, seen: Seen, pick: number) => Promise<unknown>;

const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];
const pendingOf = ({ changes }: Seen, ...states: string[]) =>
  changes.filter(({ state }) => states.includes(state));
const isLive = ({ order }: Seen): boolean => order.state !== 'STATUS_ORDER_CANCELED';

async function isTaken({ db }: ChangingOrder, { tickets }: Seen): Promise<Set<number>> {
  const rows = await db
    .selectFrom('order_tickets')
    .select('ticket_id')
    .where('change_id', 'is not', null)
    .execute();
  const asked = new Set(rows.map(({ ticket_id }) => ticket_id));
  return new Set(tickets.flatMap(({ ticketId }) => (asked.has(ticketId) ? ticketId : [])));
}

/** The lines that are bought: those of an award come with its payment. */
function boughtLines(seen: Seen) {
  const counts = new Set(pendingOf(seen, 'effective', 'settled').map(({ change_id }) => change_id));
  return seen.lines.filter(({ change_id }) => change_id === null || counts.has(change_id));
}

/** Tickets that nobody asks for yet: none, one, or all of them. */
async function chosen(order: ChangingOrder, seen: Seen, pick: number) {
  const taken = await isTaken(order, seen);
  const bought = new Set(boughtLines(seen).map(({ line_id }) => line_id));
  const free = seen.tickets.filter(({ ticketId, lineId }) => !taken.has(ticketId) && bought.has(lineId));
  return free.slice(0, pick % 4 === 3 ? free.length : pick % 4);
}

const deeds: Record<string, Deed> = {
  async capture(order, { payments, order: row }, pick) {
    const open = payments.filter(({ captured_at }) => captured_at === null);
    const payment = pickOf(open, pick);
    if (payment && row.state !== 'STATUS_ORDER_CANCELED') await order.capture(payment.payment_id);
  },
  async fail(order, { payments }, pick) {
    const payment = pickOf(
      payments.filter(({ captured_at }) => captured_at === null),
      pick,
    );
    if (payment) await order.locked((tx, row) => recordFailure(tx, row, payment, 'no', now));
  },
  async propose(order, seen, pick) {
    const tickets = await chosen(order, seen, pick);
    if (tickets.length === 0 || !isLive(seen)) return;
    const goes = goingLines(seen.lines, tickets, pick % 2 === 0);
    const change = aRefund(goes, pick % 3 === 0 ? DRAW : 'free');
    await order.open({ ...change, state: pick % 5 === 0 ? 'proposed' : 'approved' });
  },
  async decline(order, seen, pick) {
    const change = pickOf(pendingOf(seen, 'proposed'), pick);
    if (change) await order.locked((tx) => closeChange(tx, change, 'declined', now));
  },
  async undo(order, seen, pick) {
    const change = pickOf(pendingOf(seen, 'approved', 'due', 'failed'), pick);
    if (change) await order.locked((tx) => closeChange(tx, change, 'canceled', now));
  },
  async takeEffect(order, seen, pick) {
    const change = pickOf(pendingOf(seen, 'approved'), pick);
    if (!change) return;
    try {
      await order.locked((tx, row) => takeEffect(tx, row, change, 0, now));
    } catch (error) {
      if (!(error instanceof BillOutOfDate)) throw error;
      await order.locked((tx) => closeChange(tx, change, 'canceled', now));
    }
  },
  async giveBack(order, seen, pick) {
    const change = pickOf(pendingOf(seen, 'effective'), pick);
    if (!change) return;
    const planned = (await order.returnsOf(change)).find(({ state }) => state === 'planned');
    if (!planned) return;
    await order.locked(async (tx, row) => {
      if (pick % 3 > 0) {
        const ref = await order.giveBack(tx, planned.return_id, planned.payment_id, planned.amount_cents);
        await recordReturned(tx, row, planned, ref, now);
        return;
      }
      await recordRefused(tx, planned, 'closed account', now);
      await recordOtherWay(tx, row, planned, { note: 'by cheque', by: 'the desk' }, now);
    });
  },
  async revert(order, seen, pick) {
    const change = pickOf(pendingOf(seen, 'effective'), pick);
    if (!change) return;
    try {
      await order.locked((tx, row) => revertChange(tx, row, change, 'closed account', now));
    } catch (error) {
      if (!(error instanceof NotRevertible)) throw error;
    }
  },
  async award(order, seen, pick) {
    if (!isLive(seen)) return;
    await setAside(order.db, levels.parking, 1, DRAW);
    const buys = [await priced(order.db, levels.parking, 1)];
    const payment = { paymentMethodId: seen.payments[0]?.payment_method_id ?? 1, dueDay: '2026-01-01' };
    const rest = { goes: [], buys, sellFrom: DRAW, seatsTo: DRAW, payment, reason: 'A runner-up' } as const;
    await order.open({ kind: 'award', state: 'due', ...rest, author: { kind: 'job', id: `walk ${pick}` } });
  },
  async upgrade(order, seen, pick) {
    const [ticket] = await chosen(order, seen, 1);
    if (!ticket || !isLive(seen)) return;
    const buys = [await priced(order.db, levels.orchestra, 1)];
    const goes = goingLines(seen.lines, [ticket]);
    const credit = goes.reduce((sum, line) => sum + line.ticketsCents + line.feesCents + line.taxesCents, 0);
    const [bought] = buys;
    const costs = bought!.unitPriceCents + bought!.unitFeesCents + bought!.taxesCents;
    const payment = { paymentMethodId: seen.payments[0]?.payment_method_id ?? 1, dueDay: '2026-01-01' };
    const change = await order.open({
      kind: 'upgrade',
      state: costs > credit ? 'due' : 'approved',
      goes,
      buys,
      ...(costs > credit && { payment }),
      author: { kind: 'staff', id: '1' },
      reason: `Asked for ${pick}`,
    });
    await setAside(order.db, levels.orchestra, 1, seatsOfChange(change.change_id));
  },
  async cancel(order, seen) {
    if (!isLive(seen)) return;
    const lines = boughtLines(seen);
    const ids = new Set(lines.map(({ line_id }) => line_id));
    const tickets = seen.tickets.filter(({ lineId }) => ids.has(lineId));
    const goes = goingLines(lines, tickets);
    const parts = goes.reduce((sum, line) => sum + line.ticketsCents + line.feesCents + line.taxesCents, 0);
    // Whatever else is owed goes too: shipping, and fees that were kept.
    const shippingCents = parts - seen.order.owed_cents;
    try {
      await order.open({ ...aRefund(goes), kind: 'cancellation', shippingCents });
    } catch (error) {
      const isSecond = pendingOf(seen, 'approved').some(({ kind }) => kind === 'cancellation');
      if (!(error instanceof TicketsTaken) && !isSecond) throw error;
    }
  },
};

const deed = fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.nat({ max: 11 }));

describe.each(engines)('an order after it was placed (%s)', (engine) => {
  let database: TestDatabase;
  let userId: number;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await loadPeople(database);
    await loadSmallCatalogue(database);
    userId = await loadCard(database.db);
    await database.runScript(`
      insert into tickets (seller_id, price_level_id, rank)
        select seller_id, price_level_id, capacity + n from level_stock, generate_series(1, 700) n;
      update level_stock set capacity = capacity + 700`);
  });
  afterAll(() => database.close());

  /** Everything that is not as it must be. */
  async function complaintsOf(order: ChangingOrder): Promise<unknown> {
    const { order: row, changes, payments } = await order.read();
    const counted = changes.filter(({ state }) => state === 'effective' || state === 'settled');
    const owed = counted.reduce((sum, { total_cents }) => sum + total_cents, row.total_cents);
    const captured = payments.reduce((sum, each) => sum + (each.captured_at ? each.amount_cents : 0), 0);
    const { [RECEIPTS]: _unwritten, ...wrong } = await findWrongs(order.db);
    return {
      ...wrong,
      ...(row.owed_cents !== owed && { owed }),
      ...(row.paid_cents !== captured && { captured }),
      ...(row.returned_cents > captured && { returned: row.returned_cents }),
      ...(await stockComplaints(order.db)),
    };
  }

  test('[AFTER-01] [AFTER-03] [AWARD-05] whatever happens, bill and changes are what is owed, and no more goes back than was captured', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(deed, { minLength: 3, maxLength: 14 }),
        async (payments, story) => {
          const order = await ChangingOrder.place(
            database.db,
            userId,
            new Map([
              [levels.floor, 3],
              [levels.parking, 1],
            ]),
            payments,
          );
          for (const [name, pick] of story) {
            await deeds[name]!(order, await order.read(), pick);
            expect(await complaintsOf(order)).toEqual({});
          }
        },
      ),
      { numRuns: engine === 'server' ? RUNS : 4 },
    );
  });
});
