/** The event has a line, and it is not their turn. */
export const isInLine = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'IN_LINE';

/** A page of its own, not one of the shop's screens: it is loaded anew. */
export const waitingRoomAt = (eventId: number): string => `/wait/${eventId}`;

export const goToWaitingRoom = (eventId: number): void => window.location.assign(waitingRoomAt(eventId));
