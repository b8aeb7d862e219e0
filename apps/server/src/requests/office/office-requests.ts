import { askedBySeries } from './asked-by-series-store.ts';
import { askedAtSince } from './asked-at-since-store.ts';
import { demandAtEvents } from './demand-at-events-store.ts';
import { askedForEvent } from './asked-for-event-store.ts';
import { requestById } from './find-request-by-id.ts';
import { findRequests } from './find-requests.ts';
import { requestsOfCustomer } from './requests-of-customer.ts';
import { testRequests } from '../test-request-store.ts';

/** Requests as other rooms of the box office tell of them. */
export const officeRequests = {
  byId: requestById,
  find: findRequests,
  ofCustomer: requestsOfCustomer,
  askedFor: askedForEvent,
  askedBySeries,
  askedAtSince,
  demandAtEvents,
  /** What was asked while an outlet was tested. */
  tests: testRequests,
};
