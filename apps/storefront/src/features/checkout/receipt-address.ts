export const receiptAddress = (orderNumber: string): string =>
  `/user/history/orders/${encodeURIComponent(orderNumber)}/receipt`;
