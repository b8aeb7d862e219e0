// PARCEL-01: every line is checked before any is saved. Whoever mends a file reads what is wrong with each line.
import { DOMESTIC_SHIPPING, INTERNATIONAL_SHIPPING } from '@stagedoor/rules/delivery-types';
import { fulfilmentMessages as says } from '@stagedoor/rules/messages/fulfilment';
import { couriers, identify } from '@stagedoor/tracking-numbers';
import type { OrderRow } from '../orders/index.ts';
import type { FileLine } from './read-tracking-file.ts';

export interface CheckedLine {
  line: number;
  order: string;
  tracking: string;
  orderRow: OrderRow | undefined;
  courier: { code: string; name: string } | undefined;
  shippedDay: string;
  problem: string | undefined;
}

export interface KnownParcels {
  /** Of the outlets that this person sees, by their digits. */
  orders: ReadonlyMap<string, OrderRow>;
  /** Numbers that another order was sent with. */
  numbers: ReadonlySet<string>;
  /** `YYYY-MM-DD` */
  today: string;
}

const SCIENTIFIC = /^\d([.,]\d+)?E\+?\d+$/i;
const FORMULA = /^[=+@]/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const digitsOf = (order: string): string => order.trim().replace(/^[zZ]/, '');

function courierOf({ tracking, courier }: FileLine): CheckedLine['courier'] | string {
  const named = courier.trim().toLowerCase();
  const known = couriers.find(({ code, name }) => code === named || name.toLowerCase() === named);
  if (named && !known) return says.unknownCourier(courier);
  // Whoever names the courier knows it: that counts for the link.
  return known ?? identify(tracking)?.courier ?? says.unknownNumber;
}

function wrongNumber({ tracking }: FileLine): string | undefined {
  const typed = tracking.trim();
  if (!typed) return says.numberMissing;
  if (SCIENTIFIC.test(typed)) return says.scientific;
  if (FORMULA.test(typed)) return says.formula;
  return /^[A-Z0-9]{6,60}$/.test(plain(typed)) ? undefined : says.unknownNumber;
}

const plain = (tracking: string): string => tracking.replaceAll(/[^A-Za-z0-9]+/g, '').toUpperCase();

/** One number by itself, with the courier that somebody names or that it shows. */
export function readNumber(
  typed: string,
  named: string,
): { tracking: string; courier: { code: string; name: string } } | { problem: string } {
  const line: FileLine = { line: 1, order: '', tracking: typed, courier: named, shipped: '' };
  const problem = wrongNumber(line);
  if (problem) return { problem };
  const courier = courierOf(line);
  return typeof courier === 'string' || !courier
    ? { problem: courier ?? says.unknownNumber }
    : { tracking: plain(typed), courier };
}

function wrongOrder(row: OrderRow | undefined): string | undefined {
  if (!row) return says.noSuchOrder;
  if (row.state === 'STATUS_ORDER_CANCELED') return says.canceled;
  if (row.shipped_day !== null)
    return says.alreadyShipped(row.shipped_day, row.tracking_number ?? 'no number');
  if (![DOMESTIC_SHIPPING, INTERNATIONAL_SHIPPING].includes(row.delivery_type_id ?? 0)) return says.notSent;
  return row.state === 'STATUS_ORDER_PAID' || row.state === 'STATUS_ORDER_READY' ? undefined : says.notPaid;
}

const isDay = (day: string): boolean =>
  DAY.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

function wrongDay(day: string, today: string): string | undefined {
  const isGood = DAY.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) && isDay(day) && day <= today;
  return isGood ? undefined : says.badDay;
}

export function checkLines(lines: readonly FileLine[], known: KnownParcels): CheckedLine[] {
  const lineOfOrder = new Map<string, number>();
  const lineOfNumber = new Map<string, number>();
  return lines.map((line) => {
    const order = digitsOf(line.order);
    const tracking = plain(line.tracking);
    const orderRow = known.orders.get(order);
    const courier = courierOf(line);
    const shippedDay = line.shipped.trim() || known.today;
    const [sameOrder, sameNumber] = [lineOfOrder.get(order), lineOfNumber.get(tracking)];
    const problem =
      (order ? undefined : says.orderMissing) ??
      wrongNumber(line) ??
      (sameOrder === undefined ? undefined : says.orderTwice(sameOrder)) ??
      wrongOrder(orderRow) ??
      (sameNumber === undefined ? undefined : says.numberTwice(sameNumber)) ??
      (known.numbers.has(tracking) ? says.numberTaken : undefined) ??
      (typeof courier === 'string' ? courier : undefined) ??
      wrongDay(shippedDay, known.today);
    if (order && sameOrder === undefined) lineOfOrder.set(order, line.line);
    if (tracking && sameNumber === undefined) lineOfNumber.set(tracking, line.line);
    return {
      line: line.line,
      order: line.order.trim(),
      tracking: problem === undefined ? tracking : line.tracking.trim(),
      orderRow,
      courier: typeof courier === 'string' ? undefined : courier,
      shippedDay,
      problem,
    };
  });
}
