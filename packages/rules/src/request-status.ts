/** The stored statuses of series and event requests. */
export const requestStatuses = [
  'STATUS_REQUEST_PENDING',
  'STATUS_REQUEST_PROCESSING',
  'STATUS_REQUEST_CONFIRMED',
  'STATUS_REQUEST_CONFIRMED_PARTIAL',
  'STATUS_REQUEST_CONFIRMED_ALTERNATE',
  'STATUS_REQUEST_DENIED',
  'STATUS_REQUEST_DENIED_INVENTORY',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];
