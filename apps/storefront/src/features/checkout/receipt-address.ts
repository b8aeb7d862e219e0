export const receiptAddress = (orderNumber: string): string =>
  `/user/history/orders/${encodeURIComponent(orderNumber)}/receipt`;

/** Without ids there is no receipt: the list of requests is used. */
export const requestReceiptAddress = (
  number: string | undefined,
  eventRequestUuid: string | undefined,
): string =>
  number && eventRequestUuid
    ? `/user/history/requests/${encodeURIComponent(number)}/receipt/${eventRequestUuid}`
    : '/user/history/requests';
