// Carts, requests, guest lists, orders and payments, put together: who is paid for what, and who needs which card.
import type { FastifyInstance } from 'fastify';
import { cartHandlers, openOrdering, sweepCarts } from './carts/index.ts';
import type { CatalogueShelf } from './catalogue/index.ts';
import type { Config } from './config.ts';
import {
  findCardOwner,
  guestListHandlers,
  guestRequestsNeedingCard,
  tidyHolders,
} from './guest-list/index.ts';
import { money } from './money.ts';
import { openOrders, ordersNeedingCard } from './orders/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Handler } from './platform/http/handler.ts';
import type { Job } from './platform/jobs.ts';
import type { Logger } from './platform/log.ts';
import { publicAddress } from './platform/public-address.ts';
import { dieAtStep, reachNothing } from './platform/reach-step.ts';
import { remindClosingJob, requestHandlers, requestsNeedingCard } from './requests/index.ts';
import type { OutletDirectory, OutletShelf } from './sellers/index.ts';

export interface SalesNeeds {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  directory: OutletDirectory;
  outlets: OutletShelf;
  catalogue: CatalogueShelf;
}

export interface Sales {
  handlers: Handler[];
  jobs: Job[];
  register(http: FastifyInstance): Promise<void>;
  gatewayName: string;
  gatewayOrigin: (page: URL) => string;
  reconcile(): Promise<void>;
  close(): Promise<void>;
}

export function sales({ outlets, catalogue, ...needs }: SalesNeeds): Sales {
  const { config, directory, log } = needs;
  const { db } = needs.database;
  const reach = config.dieAtStep === undefined ? reachNothing : dieAtStep(config.dieAtStep);
  const ordering = openOrdering(reach);
  const addressOf = publicAddress(config.publicAddress);
  const { ticketSecret } = config;
  const orders = openOrders({ db, directory, log, reach, ticketSecret, publicAddress: addressOf });
  const guestList = {
    db,
    outlets,
    catalogue,
    publicAddress: addressOf,
    guessesPerAddress: config.limits.failuresPerAddress,
  };
  const till = money({
    ...needs,
    targets: [ordering.target, orders.target],
    cardUses: [ordersNeedingCard, requestsNeedingCard, guestRequestsNeedingCard],
    findOwner: (caller, token) => findCardOwner(guestList, caller, token),
    reach,
  });
  const { charge } = till.payments;
  const requests = { db, outlets, catalogue, publicAddress: addressOf };
  return {
    handlers: [
      ...cartHandlers({
        db,
        outlets,
        catalogue,
        findCard: till.findCard,
        ordering,
        charge,
        publicAddress: addressOf,
      }),
      ...requestHandlers(requests),
      ...orders.handlers(charge),
      ...till.payments.handlers,
      ...guestListHandlers(guestList),
    ],
    jobs: [
      ...till.jobs,
      { name: 'sweep carts', everySeconds: 10, run: (now) => sweepCarts(db, now) },
      orders.job(charge),
      remindClosingJob(requests),
      { name: 'tidy invitations', everySeconds: 3600, run: (now) => tidyHolders(db, now) },
    ],
    register: async (http) => {
      await till.register(http);
      orders.register(http);
    },
    gatewayName: till.gatewayName,
    gatewayOrigin: till.gatewayOrigin,
    reconcile: till.payments.reconcile,
    close: till.close,
  };
}
