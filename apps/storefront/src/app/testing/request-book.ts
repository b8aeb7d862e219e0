// Requests that a stand-in server keeps, for tests of history.
import { getHostedProfilePage, listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import {
  deleteEventRequest,
  draftSeriesRequest,
  editEventRequest,
  getSeriesRequests,
  updatePriority,
  updateSeriesRequest,
} from '@stagedoor/contract/calls/shop/requests';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Policy } from '@stagedoor/contract/entities/outlet';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import type { RequestLine, SeriesRequest } from '@stagedoor/contract/entities/request';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { pendingStatuses } from '@stagedoor/rules/requests/request-status';
import { sampleDraft } from '../../parts/testing/sample-requests.ts';
import { userSession } from '../../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { home } from './address-book.ts';
import { outlet } from './open-checkout.tsx';
import { openShop } from './open-shop.tsx';

interface Book {
  requests: SeriesRequest[];
  /** What Edit Request offers. */
  event?: OutletEvent | undefined;
  cards?: PaymentMethod[] | undefined;
  policies?: Policy[] | undefined;
  server?: ((server: StandInServer) => void) | undefined;
}

const isOfYear = (year: number, { eventRequests }: SeriesRequest): boolean =>
  eventRequests.some(({ event }) => timesIn(TIME_ZONE).yearOf(event.show.startsAt!) === year);

class RequestBook {
  requests: SeriesRequest[];

  constructor(requests: SeriesRequest[]) {
    this.requests = requests;
  }

  /** Changes those that the test tells apart, and drops the ones without an event. */
  change(
    which: (request: SeriesRequest) => boolean,
    change: (request: SeriesRequest) => Partial<SeriesRequest>,
  ) {
    if (!this.requests.some(which)) throw refusal(404, 'REQUEST_NOT_FOUND', 'No request found');
    this.requests = this.requests
      .map((request) => (which(request) ? { ...request, ...change(request) } : request))
      .filter(({ eventRequests }) => eventRequests.length > 0);
  }

  eventRequest(id: number) {
    return this.requests.flatMap(({ eventRequests }) => eventRequests).find((each) => each.id === id)!;
  }
}

function serve(server: StandInServer, book: RequestBook, cards: readonly PaymentMethod[]): void {
  const holds = (id: number) => (request: SeriesRequest) =>
    request.eventRequests.some((each) => each.id === id);
  server
    .on(listPaymentMethods, () => ({ paymentMethods: [...cards] }))
    .on(getSavedAddresses, () => ({ addresses: [home] }))
    .on(getHostedProfilePage, () => ({ token: 'form-token', endpoint: 'https://gateway.test/addPayment' }))
    .on(draftSeriesRequest, () => [sampleDraft()])
    .on(getSeriesRequests, ({ statuses, year, number }) =>
      book.requests.filter(
        (request) =>
          (number ? request.number === number : (statuses ?? pendingStatuses).some(isStatus(request))) &&
          (!year || isOfYear(year, request)),
      ),
    )
    .on(editEventRequest, ({ id, lines }) => {
      book.change(holds(id), ({ eventRequests }) => ({
        eventRequests: eventRequests.map((each) =>
          each.id === id ? { ...each, lines: withQuantities(each.lines, lines) } : each,
        ),
      }));
      return { ...book.eventRequest(id), gainedPlan: false };
    })
    .on(deleteEventRequest, ({ id }) => {
      book.change(holds(id), ({ eventRequests }) => ({
        eventRequests: eventRequests.filter((each) => each.id !== id),
      }));
      return { id };
    })
    .on(updateSeriesRequest, ({ id, planEnrolled }) => {
      book.change(
        (request) => request.id === id,
        (request) => ({ planEnrolled: planEnrolled ?? request.planEnrolled }),
      );
      return {};
    })
    .on(updatePriority, ({ seriesRequestUuid, priorityUuid }) => {
      book.change(
        () => true,
        ({ uuid }) => ({ priorityUuid: uuid === seriesRequestUuid ? priorityUuid : undefined }),
      );
      return book.requests;
    });
}

const isStatus = (request: SeriesRequest) => (status: string) => status === request.status.constant;

const withQuantities = (
  lines: readonly RequestLine[],
  wishes: readonly { priceLevelId?: number | undefined; quantity: number }[],
): RequestLine[] =>
  lines.flatMap((line) => {
    const wish = wishes.find(({ priceLevelId }) => priceLevelId === line.priceLevelId);
    return wish ? [{ ...line, quantity: wish.quantity }] : [];
  });

export async function openRequests(
  url: string,
  { requests, event, cards = [], policies = [], server }: Book,
) {
  const book = new RequestBook(requests);
  const shop = await openShop({
    url,
    outlet: { ...outlet, policies },
    events: event && [event],
    session: userSession(),
    server: (standIn) => {
      serve(standIn, book, cards);
      server?.(standIn);
    },
  });
  return { ...shop, book };
}
