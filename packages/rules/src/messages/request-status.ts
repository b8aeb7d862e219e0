import { spoken } from '../language/spoken.ts';
import type { RequestStatus } from '../requests/request-status.ts';

/** What a customer reads about a series request or an event request. */
export const requestStatusMessages: Readonly<Record<RequestStatus, string>> = spoken('request-status', {
  STATUS_REQUEST_PENDING: 'Pending',
  STATUS_REQUEST_PROCESSING: 'Being drawn',
  STATUS_REQUEST_CONFIRMED: 'Confirmed',
  STATUS_REQUEST_CONFIRMED_PARTIAL: 'Confirmed in part',
  STATUS_REQUEST_CONFIRMED_ALTERNATE: 'Confirmed at another level',
  STATUS_REQUEST_DENIED: 'Not awarded',
  STATUS_REQUEST_DENIED_INVENTORY: 'Not awarded: no tickets were left',
});
