// Fan requests: read with the first generation of calls, written with the second (CALL-30).
import { shopCall } from '../../shop-call.ts';
import {
  eventRequest,
  eventRequestFields,
  requestStatus,
  seriesRequest,
  seriesRequestDraft,
} from '../../entities/request.ts';
import {
  lotteryWishes,
  paymentChoices,
  requestWishes,
  shippingChoice,
} from '../../entities/request-input.ts';
import { givenFlag, givenId, givenYear } from '../../given.ts';
import { entity, flag, id, line, list, maybe, nothing, text, uuid } from '../../wire.ts';

const user = { userId: ['UserID', maybe(givenId)] } as const;
const owner = { userId: ['userId', maybe(givenId)] } as const;

const lineRefusals = ['NOT_ON_SALE', 'QUANTITY_NOT_ALLOWED'] as const;
const windowRefusals = ['SERIES_NOT_OPEN', 'REQUEST_NOT_PENDING'] as const;
const choiceRefusals = ['NOT_FOUND', 'CARD_EXPIRED', 'PLAN_NOT_OFFERED', 'DELIVERY_NOT_OFFERED'] as const;

export const getEventRequests = shopCall({
  name: 'getEventRequests',
  module: 'requests',
  path: 'tixrequests/getoerequest',
  access: 'customer',
  summary: "All of the customer's event requests.",
  input: entity('EventRequestQuery', { ...user, complete: ['complete', maybe(givenFlag)] }),
  output: entity('EventRequestList', { requests: ['requests', list(eventRequest)] }),
});

export const getSeriesRequests = shopCall({
  name: 'getSeriesRequests',
  module: 'requests',
  path: 'tixrequests/getoegrequestsummary',
  access: 'customer',
  summary:
    "The customer's series requests: pending and processing ones, or those of the given statuses; with a number that one, whatever its status. The year is that of a show.",
  input: entity('SeriesRequestQuery', {
    ...user,
    year: ['Year', givenYear],
    seriesId: ['OutletEventGroupID', maybe(givenId)],
    completeOnly: ['completeOnly', maybe(givenFlag)],
    statuses: ['LotteryOEGRequestStatus', maybe(list(requestStatus))],
    number: ['RequestID', maybe(line(20))],
  }),
  output: list(seriesRequest),
});

export const draftSeriesRequest = shopCall({
  name: 'draftSeriesRequest',
  module: 'requests',
  path: 'tixrequests/getoegrequestsummarywithcart',
  access: 'customer',
  summary:
    'What the series request would be with these lines, in place of what is requested for the event already; stores nothing.',
  input: entity('SeriesRequestDraftQuery', {
    query: ['query', entity('DraftQuery', { ...user, seriesId: ['OutletEventGroupID', givenId] })],
    eventRequest: [
      'oerequest',
      entity('DraftEventRequest', {
        ...user,
        eventId: ['OutletEventID', givenId],
        lines: ['LotteryOEIRequests', lotteryWishes],
      }),
    ],
  }),
  output: list(seriesRequestDraft),
  refusals: [...lineRefusals, ...windowRefusals, 'NOT_FOUND'],
});

const newRequest = {
  ...owner,
  seriesRequestId: ['outletEventGroupRequestId', maybe(givenId)],
  eventId: ['outletEventId', givenId],
  lines: ['outletEventItemRequests', requestWishes],
  seriesId: ['outletEventGroupId', maybe(givenId)],
  planEnrolled: ['paymentPlanEnrolled', maybe(givenFlag)],
  payments: ['paymentInfo', maybe(paymentChoices)],
  shipping: ['shipping', maybe(shippingChoice)],
} as const;

const savedRequest = {
  number: ['requestId', text],
  eventRequestUuid: ['outletEventRequestUUID', uuid],
} as const;

/** FAN-11, DIALOG-09: true when this very change made the plan available. */
const gainedPlan = { gainedPlan: ['paymentPlanEligible', flag] } as const;

export const createRequest = shopCall({
  name: 'createRequest',
  module: 'requests',
  path: 'tixrequests/oegrequest',
  access: 'customer',
  summary:
    'Request tickets of a series. Where the customer has a pending request in it, the event is added to that one.',
  input: entity('RequestCreation', newRequest),
  output: entity('RequestCreated', savedRequest),
  refusals: [...lineRefusals, ...windowRefusals, ...choiceRefusals, 'REQUEST_EXISTS'],
});

export const addEventToRequest = shopCall({
  name: 'addEventToRequest',
  module: 'requests',
  path: 'tixrequests/oerequest',
  access: 'customer',
  summary: 'Add an event to a pending series request; its address and cards stay as they are.',
  input: entity('EventAddition', newRequest),
  output: entity('EventAdded', { ...savedRequest, ...gainedPlan }),
  refusals: [
    ...lineRefusals,
    ...windowRefusals,
    'NOT_FOUND',
    'REQUEST_NOT_FOUND',
    'REQUEST_EXISTS',
    'DELIVERY_NOT_OFFERED',
  ],
});

export const editEventRequest = shopCall({
  name: 'editEventRequest',
  module: 'requests',
  method: 'PUT',
  path: 'tixrequests/oerequest/{id}',
  access: 'customer',
  summary: 'Replace the lines of an event request; a line that is left out is removed.',
  input: entity('EventRequestEdit', {
    id: ['id', givenId],
    ...owner,
    lines: ['outletEventItemRequests', requestWishes],
  }),
  output: entity('EventRequestEdited', { ...eventRequestFields, ...gainedPlan }),
  refusals: [...lineRefusals, ...windowRefusals, 'REQUEST_NOT_FOUND'],
});

export const deleteEventRequest = shopCall({
  name: 'deleteEventRequest',
  module: 'requests',
  method: 'DELETE',
  path: 'tixrequests/oerequest/{id}',
  access: 'customer',
  summary: 'Delete an event request; with the last one the series request disappears too.',
  input: entity('EventRequestDeletion', { id: ['id', givenId], ...owner }),
  query: ['userId'],
  output: entity('EventRequestDeleted', { id: ['id', id] }),
  refusals: [...windowRefusals, 'REQUEST_NOT_FOUND'],
});

export const updateSeriesRequest = shopCall({
  name: 'updateSeriesRequest',
  module: 'requests',
  method: 'PUT',
  path: 'tixrequests/oegrequest/{id}',
  access: 'customer',
  summary:
    'Change the cards and the plan, or the shipping address; what is null or missing stays. The address may change while the request is pending, the rest while the series is open.',
  input: entity('SeriesRequestUpdate', {
    id: ['id', givenId],
    ...owner,
    shipping: ['shipping', maybe(shippingChoice)],
    payments: ['paymentInfo', maybe(paymentChoices)],
    planEnrolled: ['paymentPlanEnrolled', maybe(givenFlag)],
  }),
  output: nothing,
  refusals: [...windowRefusals, ...choiceRefusals, 'REQUEST_NOT_FOUND'],
});

export const updatePriority = shopCall({
  name: 'updatePriority',
  module: 'requests',
  path: 'tixrequests/updateoegrpriority',
  access: 'customer',
  summary:
    "Choose the event request that comes first within its tour; null clears. Answers with the tour's series requests.",
  input: entity('PriorityUpdate', {
    ...user,
    complete: ['complete', maybe(givenFlag)],
    seriesRequestUuid: ['LotteryOEGRequestUUID', uuid],
    priorityUuid: ['PriorityOERequestUUID', maybe(uuid)],
    seriesId: ['OutletEventGroupID', maybe(givenId)],
    tourId: ['TourID', maybe(givenId)],
  }),
  output: list(seriesRequest),
  refusals: [...windowRefusals, 'REQUEST_NOT_FOUND', 'PRIORITY_NOT_OFFERED'],
});

export const putEventRequest = shopCall({
  name: 'putEventRequest',
  module: 'requests',
  path: 'tixrequests/putoerequest',
  access: 'customer',
  summary:
    'The first generation of adding (no id), editing (id) and deleting (id and `Delete`) an event request.',
  input: entity('EventRequestPut', {
    ...user,
    id: ['LotteryOERequestID', maybe(givenId)],
    delete: ['Delete', maybe(givenFlag)],
    seriesRequestId: ['LotteryOEGRequestID', maybe(givenId)],
    eventId: ['OutletEventID', maybe(givenId)],
    lines: ['LotteryOEIRequests', maybe(lotteryWishes)],
  }),
  output: entity('EventRequestPutDone', {
    number: ['RequestID', text],
    id: ['LotteryOERequestID', id],
    uuid: ['LotteryOERequestUUID', uuid],
    gainedPlan: ['PaymentPlanEligible', flag],
  }),
  refusals: [
    ...lineRefusals,
    ...windowRefusals,
    'NOT_FOUND',
    'REQUEST_NOT_FOUND',
    'REQUEST_EXISTS',
    'DELIVERY_NOT_OFFERED',
  ],
});

export const putSeriesRequest = shopCall({
  name: 'putSeriesRequest',
  module: 'requests',
  path: 'tixrequests/putoegrequest',
  access: 'customer',
  summary:
    'The first generation of creating (no id), changing (id) and deleting (id and `Delete`) a series request.',
  input: entity('SeriesRequestPut', {
    ...user,
    id: ['LotteryOEGRequestID', maybe(givenId)],
    delete: ['Delete', maybe(givenFlag)],
    eventId: ['OutletEventID', maybe(givenId)],
    lines: ['LotteryOEIRequests', maybe(lotteryWishes)],
    seriesId: ['OutletEventGroupID', maybe(givenId)],
    planEnrolled: ['PaymentPlanEnrolled', maybe(givenFlag)],
    payments: ['PaymentInfo', maybe(paymentChoices)],
    shipping: ['Shipping', maybe(shippingChoice)],
  }),
  output: entity('SeriesRequestPutDone', {
    number: ['RequestID', text],
    id: ['LotteryOEGRequestID', id],
  }),
  refusals: [...lineRefusals, ...windowRefusals, ...choiceRefusals, 'REQUEST_NOT_FOUND', 'REQUEST_EXISTS'],
});
