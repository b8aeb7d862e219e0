import type { Address } from '@stagedoor/contract/entities/address';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { feesAfter } from '@stagedoor/rules/codes/take-off';
import type { TakenOff } from '@stagedoor/rules/codes/take-off';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { lineTotals, orderTotals } from '@stagedoor/rules/orders/order-totals';
import type { OrderTotals } from '@stagedoor/rules/orders/order-totals';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { Selectable } from 'kysely';
import type { Letterhead } from '../mail/index.ts';
import type { OrderLinesTable } from './tables.ts';

/** What one ticket of a line is and costs, at the moment somebody first saw it. */
export interface LineOffer {
  priceLevelId: number;
  eventId: number;
  itemId: number;
  itemName: string;
  levelName: string;
  isAddOn: boolean;
  unitPriceCents: number;
  unitFeesCents: number;
  fees: { name: string; valueCents: number }[];
  taxPpm: number;
  /** What price and fees contain; nothing where it is left out, as in all that was offered before it was kept. */
  includedPpm?: number | undefined;
  /** What a code has taken off one ticket: price and fees are what is left. */
  off?: TakenOff | undefined;
}

export interface BillLine extends LineOffer {
  quantity: number;
  taxesCents: number;
}

/**
 * An order before it is paid: every name and every price as it was when the charge was sent. It is written down with the
 * charge, so that whoever learns of the money later, in whatever process, makes exactly this order of it.
 */
export interface OrderBill {
  userId: number;
  email: string;
  firstName: string;
  /** Bills that were written before it was kept have none. */
  lastName?: string;
  /** Bills that were written before it was kept are in dollars. */
  currency?: Currency;
  /** The code that it is bought with. */
  code?: string | undefined;
  lines: BillLine[];
  totals: OrderTotals;
  delivery: { id: number; type: number; name: string; notes: string | null };
  /** None where nothing could be sent anywhere. */
  shippingAddress: Address | null;
  /** None where nothing is to be paid. */
  paymentMethodId: number | null;
  lastFour: string | null;
  /** On whose paper the customer is told what became of it. */
  from: Letterhead;
}

export function lineOffer(level: LevelOnOffer): LineOffer {
  return {
    priceLevelId: level.levelId,
    eventId: level.eventId,
    itemId: level.itemId,
    itemName: level.itemName,
    levelName: level.levelName,
    isAddOn: level.isAddOn,
    unitPriceCents: level.priceCents,
    unitFeesCents: feesPerTicketCents(level.fees),
    fees: level.fees,
    taxPpm: level.taxPpm,
    includedPpm: level.includedPpm || undefined,
  };
}

/** What no code was ever used for has no such columns. */
type Off = Partial<Pick<Selectable<OrderLinesTable>, 'unit_off_cents' | 'unit_off_fees_cents'>>;

type BilledRow = Pick<
  Selectable<OrderLinesTable>,
  | 'price_level_id'
  | 'outlet_event_id'
  | 'item_id'
  | 'item_name'
  | 'level_name'
  | 'is_add_on'
  | 'unit_price_cents'
  | 'unit_fees_cents'
  | 'fees'
  | 'tax_ppm'
  | 'included_ppm'
  | 'quantity'
  | 'taxes_cents'
> &
  Off;

/** What was taken off a ticket of a line; undefined where nothing was. */
export const offOf = ({
  unit_off_cents: priceCents = 0,
  unit_off_fees_cents: feesCents = 0,
}: Off): TakenOff | undefined => (priceCents + feesCents > 0 ? { priceCents, feesCents } : undefined);

/** What a ticket costs after a code has taken that off. */
function offerAfter(offer: LineOffer, off: TakenOff): LineOffer {
  if (off.priceCents + off.feesCents === 0) return offer;
  const fees = feesAfter(offer.fees, off.feesCents);
  return {
    ...offer,
    unitPriceCents: offer.unitPriceCents - off.priceCents,
    unitFeesCents: feesPerTicketCents(fees),
    fees,
    off,
  };
}

/** A line that was written down, of an order or of what may become one. */
export const billLineOf = (line: BilledRow): BillLine => ({
  priceLevelId: line.price_level_id,
  eventId: line.outlet_event_id,
  itemId: line.item_id,
  itemName: line.item_name,
  levelName: line.level_name,
  isAddOn: line.is_add_on,
  unitPriceCents: line.unit_price_cents,
  unitFeesCents: line.unit_fees_cents,
  fees: line.fees,
  taxPpm: line.tax_ppm,
  includedPpm: line.included_ppm,
  off: offOf(line),
  quantity: line.quantity,
  taxesCents: line.taxes_cents,
});

/** What a code takes off a ticket is taken off before the tax is worked out. */
export function billLine(
  before: LineOffer,
  quantity: number,
  currency: Currency,
  off: TakenOff = { priceCents: 0, feesCents: 0 },
): BillLine {
  const offer = offerAfter(before, off);
  const { taxesCents } = lineTotals({ ...offer, priceCents: offer.unitPriceCents, quantity }, currency);
  return { ...offer, quantity, taxesCents };
}

export function billTotals(
  lines: readonly BillLine[],
  deliveryPriceCents: number | undefined,
  currency: Currency,
): OrderTotals {
  return orderTotals({
    lines: lines.map((line) => ({ ...line, priceCents: line.unitPriceCents })),
    currency,
    deliveryPriceCents: deliveryPriceCents ?? null,
  });
}
