import type { OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { isAllowedQuantity } from '@stagedoor/rules/events/quantity';
import { isOnSale } from '@stagedoor/rules/events/sale-status';
import type { GuestDraft } from './guest-draft.ts';

export interface ChosenLevel {
  event: OutletEvent;
  level: PriceLevel;
  quantity: number;
}

/** What of the choice the invitation still offers, in the order of the page. */
export const chosenLevels = (
  { events }: Invitation,
  { quantities }: Pick<GuestDraft, 'quantities'>,
): ChosenLevel[] =>
  events.flatMap((event) =>
    (event.items ?? [])
      .flatMap(({ priceLevels }) => priceLevels.toSorted((one, other) => one.sort - other.sort))
      .map((level) => ({ event, level, quantity: quantities[level.id] ?? 0 }))
      .filter(({ level, quantity }) => isOnSale(level) && isAllowedQuantity(quantity, level)),
  );

/** With its fees, as every price is shown. */
export const levelCents = ({ priceCents, fees }: PriceLevel): number => priceCents + feesPerTicketCents(fees);
