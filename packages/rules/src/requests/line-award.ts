// What became of a line of a request, once that is decided: what was given, for how much.

interface AskedLine {
  itemId: number;
  priceLevelId: number;
  levelName: string;
  quantity: number;
  confirmedPriceLevelId?: number | null | undefined;
  confirmedLevelName?: string | null | undefined;
  confirmedQuantity?: number | null | undefined;
}

/** What the order that came of it was charged for. */
interface ChargedLine {
  itemId: number;
  priceLevelId: number;
  unitPriceCents: number;
  unitFeesCents: number;
}

export interface LineAward {
  /** All that was asked for; fewer of it; another level; nothing. */
  kind: 'full' | 'fewer' | 'other' | 'none';
  levelName: string;
  quantity: number;
  /** As charged; unknown until the order is read. */
  charged: { priceCents: number; feesCents: number } | undefined;
}

export function lineAward(line: AskedLine, order: readonly ChargedLine[] = []): LineAward {
  const { itemId, levelName, confirmedPriceLevelId, confirmedQuantity } = line;
  if (!confirmedPriceLevelId || !confirmedQuantity) {
    return { kind: 'none', levelName, quantity: line.quantity, charged: undefined };
  }
  const found = order.find((each) => each.itemId === itemId && each.priceLevelId === confirmedPriceLevelId);
  return {
    kind: kindOf(line, confirmedPriceLevelId, confirmedQuantity),
    levelName: line.confirmedLevelName ?? levelName,
    quantity: confirmedQuantity,
    charged: found && { priceCents: found.unitPriceCents, feesCents: found.unitFeesCents },
  };
}

/** Fewer comes before another level: it is what the customer must know first. */
function kindOf({ priceLevelId, quantity }: AskedLine, level: number, given: number): LineAward['kind'] {
  if (given < quantity) return 'fewer';
  return level === priceLevelId ? 'full' : 'other';
}
