import { confirmedStatuses, processedStatuses, type RequestStatus } from '../request-status.ts';
import type { Machine } from '../state-machine.ts';

export type FanRequestState = RequestStatus | 'DELETED';

/** Series requests and event requests share these states. A confirmed one falls when its first charge never comes. */
export const fanRequestMachine: Machine<FanRequestState> = {
  STATUS_REQUEST_PENDING: [
    'STATUS_REQUEST_PENDING',
    'STATUS_REQUEST_PROCESSING',
    ...processedStatuses,
    'DELETED',
  ],
  STATUS_REQUEST_PROCESSING: processedStatuses,
  STATUS_REQUEST_CONFIRMED: ['STATUS_REQUEST_DENIED'],
  STATUS_REQUEST_CONFIRMED_PARTIAL: ['STATUS_REQUEST_DENIED'],
  STATUS_REQUEST_CONFIRMED_ALTERNATE: ['STATUS_REQUEST_DENIED'],
  STATUS_REQUEST_DENIED: [],
  STATUS_REQUEST_DENIED_INVENTORY: confirmedStatuses,
  DELETED: [],
};
