// What modules are told by those that stand above them.
import { officeCustomers } from './accounts/index.ts';
import type { ShopCaller } from './accounts/index.ts';
import type { AfterSale } from './after-sale/index.ts';
import { rankOfRequest } from './awards/index.ts';
import { countCarts, heldSince } from './carts/index.ts';
import type { Counter } from './counter/index.ts';
import { scansOfLines } from './fulfilment/index.ts';
import type { GuestList } from './guest-list/index.ts';
import { officeOrders } from './orders/index.ts';
import type { OrderStoryNeeds } from './orders/index.ts';
import { officeRequests } from './requests/index.ts';
import type { CountCrowd } from './sellers/index.ts';
import { countWaiting, waitingEvents } from './waiting-room/index.ts';

/** Of one order, for its story, who tells customers of better seats, and who gives back what is sold again. */
export const toldOfOrders = (
  afterSale: () => AfterSale,
): OrderStoryNeeds & Pick<AfterSale, 'tellUpgraded' | 'sellReturned'> => ({
  heldSince,
  scansOfLines,
  requestById: officeRequests.byId,
  rankOfRequest,
  tellUpgraded: (...told) => afterSale().tellUpgraded(...told),
  sellReturned: (...told) => afterSale().sellReturned(...told),
});

export const toldOfEvents = { waitingEvents, refundsAsked: officeOrders.refundsAsked };

/** Whose cards a call is about: those of a customer or a guest, or of whoever has a link to pay by. */
export const ownersOfCards =
  (modules: () => { guestList: GuestList; counter: Counter }) =>
  (
    caller: ShopCaller,
    { payLink, invitationToken }: { payLink?: string | undefined; invitationToken?: string | undefined },
  ) =>
    payLink === undefined
      ? modules().guestList.findCardOwner(caller, invitationToken)
      : modules().counter.findCardOwner(caller, payLink);

/** How full shops are. */
export const countCrowd = (sessionSeconds: number): CountCrowd => ({
  people: officeCustomers.here,
  carts: countCarts,
  waiting: countWaiting,
  staysMinutes: Math.round(sessionSeconds / 60),
});
