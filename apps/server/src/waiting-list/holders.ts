import type { WaitingHolder } from '../inventory/index.ts';

/** WAIT-03: an offer is a hold. */
export const offerHolder = (offerUuid: string): WaitingHolder => ({ kind: 'waiting', id: offerUuid });

/** What came back while the list pauses: it is nobody's yet, and not on sale. */
export const keptBy = (eventId: number): WaitingHolder => ({ kind: 'waiting', id: `event ${eventId}` });
