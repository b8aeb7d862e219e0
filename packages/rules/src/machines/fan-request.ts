import { confirmedStatuses, processedStatuses, type RequestStatus } from '../requests/request-status.ts';
import type { Machine } from './state-machine.ts';

export type FanRequestState = RequestStatus | 'DELETED';

/** A runner-up award moves it on; one whose first charge never comes falls. */
const confirmed: readonly RequestStatus[] = [...confirmedStatuses, 'STATUS_REQUEST_DENIED'];

/** Series requests and event requests share these states. */
export const fanRequestMachine: Machine<FanRequestState> = {
  STATUS_REQUEST_PENDING: [
    'STATUS_REQUEST_PENDING',
    'STATUS_REQUEST_PROCESSING',
    ...processedStatuses,
    'DELETED',
  ],
  STATUS_REQUEST_PROCESSING: processedStatuses,
  STATUS_REQUEST_CONFIRMED: confirmed.filter((to) => to !== 'STATUS_REQUEST_CONFIRMED'),
  STATUS_REQUEST_CONFIRMED_PARTIAL: confirmed.filter((to) => to !== 'STATUS_REQUEST_CONFIRMED_PARTIAL'),
  STATUS_REQUEST_CONFIRMED_ALTERNATE: confirmed.filter((to) => to !== 'STATUS_REQUEST_CONFIRMED_ALTERNATE'),
  STATUS_REQUEST_DENIED: confirmedStatuses,
  STATUS_REQUEST_DENIED_INVENTORY: confirmedStatuses,
  DELETED: [],
};
