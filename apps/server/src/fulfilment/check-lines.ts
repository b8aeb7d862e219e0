// PARCEL-01: every line is checked before any is saved. Whoever mends a file reads what is wrong with each line.
import { isSent } from '@stagedoor/rules/delivery/delivery-types';
import { fulfilmentMessages as says } from '@stagedoor/rules/messages/fulfilment';
import type { OrderRow } from '../orders/index.ts';
import type { FileLine } from './read-tracking-file.ts';
import { courierOf, plainNumber, wrongWithNumber } from './whose-number.ts';
import type { Courier, Wrong } from './whose-number.ts';

export interface CheckedLine {
  line: number;
  order: string;
  tracking: string;
  orderRow: OrderRow | undefined;
  courier: Courier | undefined;
  shippedDay: string;
  wrong: Wrong | undefined;
}

export interface KnownParcels {
  /** Of the outlets that this person sees, by their digits. */
  orders: ReadonlyMap<string, OrderRow>;
  /** Numbers that another order was sent with. */
  numbers: ReadonlySet<string>;
  /** `YYYY-MM-DD` */
  today: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const digitsOf = (order: string): string => order.trim().replace(/^[zZ]/, '');

function wrongWithOrder(row: OrderRow | undefined): Wrong | undefined {
  if (!row) return { problem: says.noSuchOrder, mend: ['order'] };
  if (row.state === 'STATUS_ORDER_CANCELED') return { problem: says.canceled };
  if (row.shipped_day !== null)
    return { problem: says.alreadyShipped(row.shipped_day, row.tracking_number ?? 'no number') };
  if (!isSent(row.delivery_type_id)) return { problem: says.notSent };
  const isPaid = row.state === 'STATUS_ORDER_PAID' || row.state === 'STATUS_ORDER_READY';
  return isPaid ? undefined : { problem: says.notPaid };
}

function wrongWithDay(day: string, today: string): Wrong | undefined {
  const at = new Date(`${day}T00:00:00Z`);
  const isDay = DAY.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  return isDay && day <= today ? undefined : { problem: says.badDay, mend: ['shipped'] };
}

export function checkLines(lines: readonly FileLine[], known: KnownParcels): CheckedLine[] {
  const lineOfOrder = new Map<string, number>();
  const lineOfNumber = new Map<string, number>();
  return lines.map((line) => {
    const order = digitsOf(line.order);
    const tracking = plainNumber(line.tracking);
    const orderRow = known.orders.get(order);
    const courier = courierOf(line.tracking, line.courier);
    const shippedDay = line.shipped.trim() || known.today;
    const [sameOrder, sameNumber] = [lineOfOrder.get(order), lineOfNumber.get(tracking)];
    const wrong: Wrong | undefined =
      (order ? undefined : { problem: says.orderMissing, mend: ['order'] }) ??
      wrongWithNumber(line.tracking) ??
      (sameOrder === undefined ? undefined : { problem: says.orderTwice(sameOrder), mend: ['order'] }) ??
      wrongWithOrder(orderRow) ??
      (sameNumber === undefined
        ? undefined
        : { problem: says.numberTwice(sameNumber), mend: ['tracking'] }) ??
      (known.numbers.has(tracking) ? { problem: says.numberTaken, mend: ['tracking'] } : undefined) ??
      ('problem' in courier ? courier : undefined) ??
      wrongWithDay(shippedDay, known.today);
    if (order && sameOrder === undefined) lineOfOrder.set(order, line.line);
    if (tracking && sameNumber === undefined) lineOfNumber.set(tracking, line.line);
    return {
      line: line.line,
      order: line.order.trim(),
      tracking: wrong ? line.tracking.trim() : tracking,
      orderRow,
      courier: 'problem' in courier ? undefined : courier,
      shippedDay,
      wrong,
    };
  });
}
