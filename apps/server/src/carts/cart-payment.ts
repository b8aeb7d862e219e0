// What money does to a cart: it becomes an order, or goes back to checkout, or ends.
import { deadlineAfterAsking } from '@stagedoor/rules/cards/confirming';
import { isPastDeadline, releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { offCentsOf } from '@stagedoor/rules/codes/off-cents-of';
import { paymentProblem } from '@stagedoor/rules/cards/payment-problem';
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { findSoldEvents } from '../catalogue/index.ts';
import { spendUse } from '../codes/index.ts';
import { keepHolds, releaseCarts, seatsOfCart } from '../inventory/index.ts';
import { speakTo } from '../mail/index.ts';
import { placeOrder, queuePaymentMail } from '../orders/index.ts';
import type { NewOrderKey, OrderBill, OrderCheckpoint, Placement } from '../orders/index.ts';
import type { Fulfil, Intent, PaymentTarget } from '../payments/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { newNumber } from '../platform/new-number.ts';
import { openings, outletCache } from '../sellers/index.ts';
import { offerTaken } from '../waiting-list/index.ts';
import { changeCart, moveCart } from './cart-move-store.ts';
import type { CartChanges } from './cart-move-store.ts';
import { billedEvents } from './cart-piece-store.ts';
import { lockCart } from './cart-store.ts';
import type { CartRow } from './cart-store.ts';
import type { PlacingCheckpoint } from './placing-steps.ts';

export type SellReturned = (
  tx: Tx,
  cart: { sellerId: number; cartUuid: string },
  now: Date,
) => Promise<boolean>;

export interface CartPaymentNeeds {
  checkpoint: PlacingCheckpoint & OrderCheckpoint;
  /** WAIT-06: ends the sales of what is in a cart and still somebody's; false where it cannot be had after all. */
  sellReturned: SellReturned;
  /** Whether a customer waits for the answer in this very process, and so learns of it without a mail. */
  isAwaited: (cartUuid: string) => boolean;
}

const findBilledEvents = findSoldEvents.by(billedEvents);

/** What a bill becomes an order with, besides the cart itself: it is asked for together. */
export async function lookAtTickets(tx: Tx, sellerId: number, cartUuid: string): Promise<TicketsOfBill> {
  const [seats, shows] = await Promise.all([
    seatsOfCart(tx, sellerId, cartUuid),
    findBilledEvents(tx, { sellerId, cartUuid }),
  ]);
  return { seats, shows };
}

/** Which tickets it was held for, and for what: as the locked cart has them. */
type TicketsOfBill = Pick<Placement, 'seats' | 'shows'>;

interface Occasion {
  intentRef: string | undefined;
  now: Date;
  checkpoint: CartPaymentNeeds['checkpoint'];
  sellReturned: SellReturned;
}

/** CODE-02: the use that the cart holds is spent with the sale. */
function spendCode(
  tx: Tx,
  { seller_id: sellerId, cart_uuid: cartUuid, code, bill }: CartRow,
  sale: { orderNumber: string; tickets: number; now: Date },
): Promise<void> {
  if (code === null) return Promise.resolve();
  return spendUse(tx, { sellerId, cartUuid, offCents: offCentsOf(bill?.lines ?? []), ...sale });
}

/**
 * Who places it by a call speaks with the outlet's words already. Nobody does where a job learns that it is paid; what is
 * needed for it is read before the placing, whose statements travel together.
 */
async function voiceOf(tx: Tx, { from }: OrderBill, outletId: number): Promise<<T>(work: () => T) => T> {
  if (!from.languages || currentLanguage()?.wrote) return (work) => work();
  const outlet = await outletCache(tx).get(outletId);
  return (work) => speakTo(from, outlet, work);
}

/** A bill that is paid, or that costs nothing, becomes an order; undefined when the tickets are no longer held. */
export async function orderCart(
  tx: Tx,
  row: CartRow,
  tickets: TicketsOfBill,
  { intentRef, now, checkpoint, sellReturned }: Occasion,
): Promise<{ written: Promise<NewOrderKey> } | undefined> {
  const bill = row.bill!;
  const bought = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const held = [...tickets.seats.values()].reduce((sum, seats) => sum + seats.length, 0);
  if (held !== bought) return undefined;
  const { seller_id: sellerId, outlet_id: outletId, cart_uuid: cartUuid } = row;
  const uniqueId = newNumber();
  const placement = { sellerId, outletId, cartUuid, uniqueId, bill, ...tickets, intentRef, now };
  // Orders are locked before levels and lists, by everybody.
  if (row.offer_uuid !== null && !(await sellReturned(tx, { sellerId, cartUuid }, now))) return undefined;
  if (row.offer_uuid !== null) await offerTaken(tx, sellerId, row.offer_uuid, { orderNumber: uniqueId, now });
  const speak = await voiceOf(tx, bill, outletId);
  const placed = speak(() => placeOrder(tx, placement));
  const spent = spendCode(tx, row, { orderNumber: uniqueId, tickets: bought, now });
  const written = Promise.all([placed, spent, moveCart(tx, row, 'ORDERED')]).then(([order]) => order);
  written.catch(() => {});
  await checkpoint('order written');
  return { written };
}

const lock = (
  tx: Tx,
  { sellerId, targetId }: Pick<Intent, 'sellerId' | 'targetId'>,
): Promise<CartRow | undefined> => lockCart(tx, sellerId, targetId);

async function expire(tx: Tx, row: CartRow, { checkpoint }: CartPaymentNeeds): Promise<void> {
  await releaseCarts(tx, row.seller_id, [row.cart_uuid]);
  await checkpoint('tickets released');
  await moveCart(tx, row, 'EXPIRED');
}

/** A bank's no is remembered with its card; what merely failed may be tried again. */
function declined(row: CartRow, { state }: Intent, now: Date): CartChanges {
  const { payment_method_uuid: paymentMethodUuid, declined_cards: before } = row;
  if (state !== 'declined' || paymentMethodUuid === null) return {};
  const others = before.filter((card) => card.paymentMethodUuid !== paymentMethodUuid);
  return { declined_cards: [...others, { paymentMethodUuid, at: now.toISOString() }] };
}

/** GATE-06: nobody confirmed it, and the seats go back. */
const LEFT_ALONE = 'left-alone';

type CartClock = Pick<CartRow, 'deadline' | 'clock_stopped'>;

/** While the bank asked, the clock stood still; a second time it does not. */
function clockAfter({ deadline, clock_stopped }: CartRow, { waitingSince }: Intent, now: Date): CartClock {
  if (waitingSince === undefined || clock_stopped) return { deadline, clock_stopped };
  return { deadline: deadlineAfterAsking(deadline, waitingSince, now), clock_stopped: true };
}

/** CART-19: the seats and the clock are kept, and the customer may take another card. */
async function backToCheckout(
  tx: Tx,
  row: CartRow,
  intent: Intent,
  { checkpoint, clock, now }: CartPaymentNeeds & { clock: CartClock; now: Date },
): Promise<void> {
  await keepHolds(tx, row.seller_id, row.cart_uuid, { until: releaseTime(clock.deadline) });
  await checkpoint('holds limited again');
  await moveCart(tx, row, 'CHECKOUT', {
    ...clock,
    confirm_url: null,
    payment_problem: paymentProblem(intent),
    ...declined(row, intent, now),
  });
  await checkpoint('cart back in checkout');
}

/** SETUP-08: the shop has opened while a test was paid, and sells nothing for what is no money. */
const isTestTooLate = async (tx: Tx, row: CartRow, { isTest }: Intent): Promise<boolean> =>
  isTest && !(await openings.isTested(tx, { sellerId: row.seller_id, outletId: row.outlet_id }));

export function cartPayment(needs: CartPaymentNeeds): PaymentTarget<NewOrderKey> {
  const look = async (
    tx: Tx,
    target: Pick<Intent, 'sellerId' | 'targetId'>,
  ): Promise<Fulfil<NewOrderKey>> => {
    const { sellerId, targetId } = target;
    const [row, tickets] = await Promise.all([lock(tx, target), lookAtTickets(tx, sellerId, targetId)]);
    return async (intent, now) => {
      if (row?.state !== 'PAYING') return { fulfilled: false };
      if (await isTestTooLate(tx, row, intent)) {
        await expire(tx, row, needs);
        return { fulfilled: false };
      }
      const order = await orderCart(tx, row, tickets, { intentRef: intent.ref, now, ...needs });
      if (order) return { fulfilled: true, result: order.written };
      await expire(tx, row, needs);
      return { fulfilled: false };
    };
  };
  const release = async (tx: Tx, intent: Intent, now: Date): Promise<void> => {
    const row = await lock(tx, intent);
    if (row?.state !== 'PAYING') return;
    const clock = clockAfter(row, intent, now);
    const isLeft = intent.problem?.code === LEFT_ALONE;
    const isOver = isLeft || isPastDeadline(clock.deadline, now);
    if (isOver) await expire(tx, row, needs);
    else await backToCheckout(tx, row, intent, { ...needs, clock, now });
    // Who answered the bank comes back from it, and reads it on the page.
    const isBack = intent.waitingSince !== undefined && !isOver;
    if (isBack || needs.isAwaited(row.cart_uuid)) return;
    await queuePaymentMail(tx, isOver ? 'tickets-released' : 'tickets-kept', row.bill!, now);
  };
  return {
    kind: 'cart',
    whenAbsent: 'close',
    look,
    fulfil: async (tx, intent, now) => (await look(tx, intent))(intent, now),
    giveBack: async (tx, intent, now) => {
      const row = await lock(tx, intent);
      if (row?.bill) await queuePaymentMail(tx, 'money-returned', row.bill, now);
    },
    waits: async (tx, intent) => {
      const row = await lock(tx, intent);
      if (row?.state === 'PAYING') await changeCart(tx, row, { confirm_url: intent.confirmUrl ?? null });
    },
    release,
    // A cart waits for its customer, not for the gateway: the clock goes on, and who is told to try again can.
    stillDue: release,
  };
}
