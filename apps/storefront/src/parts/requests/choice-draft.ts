/** The name under which the choice on an event's page is kept. */
export const choiceDraft = (eventId: number): string => `request-choice-${eventId}`;
