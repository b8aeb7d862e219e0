import type { CatalogueCache } from '../catalogue/index.ts';
import type { Module, Platform } from '../platform/module.ts';
import type { OutletCache } from '../sellers/index.ts';
import { getFreeSeatsHandler } from './calls/get-free-seats.ts';
import { getHallFillHandler } from './calls/get-hall-fill.ts';
import { getSeatPlanHandler } from './calls/get-seat-plan.ts';
import { releaseTicketsHandler } from './calls/release-tickets.ts';
import { setAsideTicketsHandler } from './calls/set-aside-tickets.ts';
import { openSeatMaps } from './seat-map/open-seat-maps.ts';
import type { SeatMaps } from './seat-map/open-seat-maps.ts';
import { stockGauges } from './stock-gauges.ts';

export interface Inventory extends Module<'inventory'> {
  seatMaps: SeatMaps;
}

type InventoryNeeds = Pick<Platform, 'db' | 'clock'> & { catalogue: CatalogueCache; outlets: OutletCache };

export function openInventory(needs: InventoryNeeds): Inventory {
  const seatMaps = openSeatMaps(needs);
  const shown = { maps: seatMaps, outlets: needs.outlets };
  return {
    seatMaps,
    handlers: [
      setAsideTicketsHandler,
      releaseTicketsHandler,
      getFreeSeatsHandler(shown),
      getSeatPlanHandler(shown),
      getHallFillHandler(needs.db),
    ],
    gauges: stockGauges,
    forget: () => seatMaps.forget(),
  };
}
