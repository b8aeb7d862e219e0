// What modules are told by those that stand above them.
import { officeCustomers } from './accounts/index.ts';
import type { AfterSale } from './after-sale/index.ts';
import { rankOfRequest } from './awards/index.ts';
import { countCarts, heldSince } from './carts/index.ts';
import { scansOfLines } from './fulfilment/index.ts';
import { officeOrders } from './orders/index.ts';
import type { OrderStoryNeeds } from './orders/index.ts';
import { officeRequests } from './requests/index.ts';
import type { CountCrowd } from './sellers/index.ts';
import { countWaiting, waitingEvents } from './waiting-room/index.ts';

/** Of one order, for its story, and who tells customers of better seats. */
export const toldOfOrders = (
  afterSale: () => AfterSale,
): OrderStoryNeeds & Pick<AfterSale, 'tellUpgraded'> => ({
  heldSince,
  scansOfLines,
  requestById: officeRequests.byId,
  rankOfRequest,
  tellUpgraded: (...told) => afterSale().tellUpgraded(...told),
});

export const toldOfEvents = { waitingEvents, refundsAsked: officeOrders.refundsAsked };

/** How full shops are. */
export const countCrowd = (sessionSeconds: number): CountCrowd => ({
  people: officeCustomers.here,
  carts: countCarts,
  waiting: countWaiting,
  staysMinutes: Math.round(sessionSeconds / 60),
});
