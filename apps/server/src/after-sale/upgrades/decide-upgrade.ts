// Which better level a line could have, and what it would cost.
import { refundSum } from '@stagedoor/rules/after-sale/refund-sum';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { findSoldItems } from '../../catalogue/index.ts';
import type { CatalogueCache } from '../../catalogue/index.ts';
import { billLine, lineOffer } from '../../orders/index.ts';
import type { BillLine, GoingLine, LineFacts, RefundFacts } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';

export interface UpgradePlan {
  line: LineFacts;
  goes: GoingLine;
  buys: BillLine;
  /** What comes on top; less than nothing goes back. */
  differenceCents: number;
}

const costOf = ({ quantity, unitPriceCents, unitFeesCents, taxesCents }: BillLine): number =>
  quantity * (unitPriceCents + unitFeesCents) + taxesCents;

/** All of a line's tickets that nobody asks for; with their fees and taxes they are worth what they cost. */
function goingOf(facts: RefundFacts, { lineId }: LineFacts): GoingLine | undefined {
  const ticketIds = facts.tickets.flatMap((ticket) => (ticket.lineId === lineId ? ticket.ticketId : []));
  if (ticketIds.length === 0) return undefined;
  const choice = { lines: [{ lineId, tickets: ticketIds.length }], withFees: true, withShipping: false };
  const part = firstOf(refundSum(facts, choice, facts.order.currency).lines);
  const { ticketsCents, feesCents, taxesCents } = part;
  return { lineId, ticketIds, ticketsCents, feesCents, taxesCents };
}

/**
 * Every way up for the lines of an item, the best level first. Within a transaction the catalogue is one of that
 * transaction: an embedded database has no second connection to read it with.
 */
export async function upgradePlans(
  db: Db,
  catalogue: CatalogueCache,
  facts: RefundFacts,
  itemId: number,
): Promise<UpgradePlan[]> {
  const { order } = facts;
  const item = (await findSoldItems(db, order.seller_id, [itemId])).get(itemId);
  const { levels } = await catalogue.getCurrent(order.seller_id, order.outlet_id);
  return facts.lines.flatMap((line) => {
    const own = item?.levels.find(({ priceLevelId }) => priceLevelId === line.row.price_level_id);
    const goes = line.row.item_id === itemId ? goingOf(facts, line) : undefined;
    if (!own || !goes) return [];
    const better = item!.levels.filter(({ sort }) => sort < own.sort).toSorted((a, b) => a.sort - b.sort);
    return better.flatMap(({ priceLevelId }) => {
      const level = levels.get(priceLevelId);
      if (!level) return [];
      const buys = billLine(lineOffer(level), goes.ticketIds.length, order.currency);
      const differenceCents = costOf(buys) - (goes.ticketsCents + goes.feesCents + goes.taxesCents);
      return [{ line, goes, buys, differenceCents }];
    });
  });
}

/** The card that paid last, or that the order is paid with. */
export function cardToCharge({ captured, order }: RefundFacts): number | undefined {
  const last = captured.toSorted((a, b) => b.captured_at.getTime() - a.captured_at.getTime())[0];
  return last?.payment_method_id ?? order.payment_method_id ?? undefined;
}

/** Why it cannot be granted now. Whoever owes what was declined is not charged for more. */
export function whyNoUpgrade({ order, open, isCharging }: RefundFacts): string | undefined {
  if (order.state === 'STATUS_ORDER_CANCELED') return afterSaleMessages.canceled;
  if (isCharging) return afterSaleMessages.charging;
  return open.some(({ failed_at }) => failed_at !== null) ? afterSaleMessages.paymentDeclined : undefined;
}
