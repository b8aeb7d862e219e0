// RECEIPT-11: what happened to an order, what happens now, and what comes after it, in three steps.
import { formatCalendarDate } from '../time/dates.ts';
import type { Times } from '../time/times-in.ts';
import { MOBILE_TICKETING, WILL_CALL } from '../delivery/delivery-types.ts';
import type { OrderState } from '../machines/order.ts';
import { historyDialogMessages } from '../messages/history-dialogs.ts';
import { installmentMessages } from '../messages/installments.ts';
import { orderStepMessages as messages } from '../messages/order-steps.ts';
import { receiptMessages } from '../messages/receipts.ts';
import type { Currency } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import { ordinal } from '../writing/ordinal.ts';
import type { TicketsOnPhone } from '../tickets/tickets-on-phone.ts';
import { showHasBegun } from '../events/show-begun.ts';

interface Payment {
  sort: number;
  amountCents: number;
  captured: boolean;
  failed: boolean;
  charging: boolean;
  dueDay?: string | null | undefined;
}

interface OrderFacts {
  currency: Currency;
  times: Times;
  state: OrderState;
  orderedAt: Date;
  payments: readonly Payment[];
  planEnrolled: boolean;
  delivery?: { deliveryType: number; name: string } | null | undefined;
  shippedDay?: string | null | undefined;
  estimatedShipDay?: string | null | undefined;
  /** How far they are on their way to the phone. */
  onPhone: TicketsOnPhone;
  /** The first show, and how its date is written. */
  showStartsAt: Date | null | undefined;
  showText: string | undefined;
}

interface Told {
  title: string;
  text: string;
  isDone: boolean;
  /** It waits for the customer. */
  wants?: boolean;
}

export interface OrderStep extends Omit<Told, 'isDone'> {
  state: 'done' | 'current' | 'later';
}

const STEPS = 3;

/** None once the show has begun, or where nothing comes any more. */
export function orderSteps(order: OrderFacts, now: Date): OrderStep[] {
  if (order.state === 'STATUS_ORDER_CANCELED' || showHasBegun(order.showStartsAt, now)) return [];
  const told = [...moneySteps(order), deliveryStep(order, now), ...doorStep(order)].slice(0, STEPS);
  const at = told.findIndex(({ isDone }) => !isDone);
  return told.map(({ isDone, ...step }, index) => ({
    ...step,
    state: isDone ? 'done' : index === at ? 'current' : 'later',
  }));
}

const isOpen = ({ captured }: Payment): boolean => !captured;

/** All of it, or the last payment that was made and the next one. */
function moneySteps({ payments, planEnrolled, orderedAt, currency, times }: OrderFacts): Told[] {
  const inOrder = payments.toSorted((one, other) => one.sort - other.sort);
  const next = inOrder.find(isOpen);
  if (!next) {
    return [{ title: receiptMessages.paid, text: messages.yours(times.formatDate(orderedAt)), isDone: true }];
  }
  const last = inOrder.findLast(({ captured }) => captured);
  const title = ({ sort }: Payment) =>
    planEnrolled ? installmentMessages.payment(ordinal(sort)) : historyDialogMessages.payment;
  const day = last?.dueDay ? formatCalendarDate(last.dueDay) : times.formatDate(orderedAt);
  return [
    ...(last ? [{ title: title(last), text: messages.kept(day), isDone: true }] : []),
    {
      title: title(next),
      text: nextPayment(next, currency),
      isDone: false,
      wants: next.failed && !next.charging,
    },
  ];
}

function nextPayment({ amountCents, failed, charging, dueDay }: Payment, currency: Currency): string {
  const sum = formatMoney(amountCents, currency);
  if (charging) return installmentMessages.charging;
  if (failed) return messages.payNow(sum);
  return dueDay ? messages.charged(sum, formatCalendarDate(dueDay)) : messages.chargedSoon(sum);
}

function deliveryStep(order: OrderFacts, now: Date): Told {
  const { delivery, state } = order;
  const delivered = state === 'STATUS_ORDER_DELIVERED';
  if (delivery?.deliveryType === WILL_CALL) {
    const text = delivered ? messages.handedOver : messages.bringAnId;
    return { title: messages.atTheBoxOffice, text, isDone: delivered };
  }
  if (delivery?.deliveryType === MOBILE_TICKETING) {
    const text = delivered ? messages.readyOnPhone : comingToPhone(order);
    return { title: messages.onYourPhone, text, isDone: delivered };
  }
  return shippingStep(order, now);
}

/** Before the last payment nobody can say when: whoever pays by installments is told by a letter. */
function comingToPhone({ onPhone: { there, isDue, nextDay }, payments }: OrderFacts): string {
  if (isDue) return payments.some(isOpen) ? messages.toldOnPhone : messages.comingToPhone;
  if (!nextDay) return messages.toldOnPhone;
  const from = there === 'some' ? messages.othersOnPhoneFrom : messages.onPhoneFrom;
  return from(formatCalendarDate(nextDay));
}

function shippingStep(
  { delivery, shippedDay, estimatedShipDay, payments, times }: OrderFacts,
  now: Date,
): Told {
  if (shippedDay)
    return { title: messages.shipped, text: `${formatCalendarDate(shippedDay)}.`, isDone: true };
  const unpaid = payments.some(isOpen);
  const title = unpaid ? messages.thenWeShip : messages.weShip;
  const method = delivery?.name ?? '';
  // A day that has passed without its parcel promises nothing any more.
  const isAhead = estimatedShipDay && estimatedShipDay.slice(0, 10) >= times.dayOf(now);
  const day = isAhead && formatCalendarDate(estimatedShipDay);
  if (!day) return { title, text: unpaid ? messages.oncePaid(method) : messages.told, isDone: false };
  const leaves = unpaid ? messages.leavesOncePaid : messages.leaves;
  return { title, text: leaves(method, day), isDone: false };
}

const doorStep = ({ showText }: OrderFacts): Told[] =>
  showText ? [{ title: messages.atTheDoor, text: `${showText}.`, isDone: false }] : [];
