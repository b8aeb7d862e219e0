/** The words of the box office for what a request became. */
export const requestWords: Readonly<Record<string, string>> = {
  STATUS_REQUEST_PENDING: 'Pending',
  STATUS_REQUEST_PROCESSING: 'Waits for the draw',
  STATUS_REQUEST_CONFIRMED: 'Confirmed',
  STATUS_REQUEST_CONFIRMED_PARTIAL: 'Partial',
  STATUS_REQUEST_CONFIRMED_ALTERNATE: 'Another level',
  STATUS_REQUEST_DENIED_INVENTORY: 'Nothing left',
  STATUS_REQUEST_DENIED: 'Denied',
};
