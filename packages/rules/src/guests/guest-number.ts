/** The public number of a guest's request. */
export const guestNumber = (uniqueId: string): string => `G${uniqueId}`;

/** RECEIPT-14: one number a requested event, led by the request's own. */
export const guestEventNumber = (uniqueId: string, place: number): string =>
  `${guestNumber(uniqueId)}-${place}`;
