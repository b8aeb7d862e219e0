import type { Order, OrderLine } from '@stagedoor/contract/entities/order';
import { offCentsOf } from '@stagedoor/rules/codes/off-cents-of';
import { offOf } from './order-bill.ts';
import type { LineRow, OrderRow } from './order-store.ts';

/** CODE-06: the code that an order was bought with, and what it took off. */
export const describeCode = ({ code }: OrderRow, lines: readonly LineRow[]): Order['code'] =>
  code === null
    ? undefined
    : { code, offCents: offCentsOf(lines.map((line) => ({ quantity: line.quantity, off: offOf(line) }))) };

export function describeOff(line: LineRow): Pick<OrderLine, 'unitOffCents' | 'unitOffFeesCents'> {
  const off = offOf(line);
  return { unitOffCents: off?.priceCents, unitOffFeesCents: off?.feesCents };
}
