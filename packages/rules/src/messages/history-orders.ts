export const orderHistoryMessages = {
  tab: 'My Orders',
  upcoming: 'Upcoming Events',
  noUpcoming: 'No upcoming events',
  past: 'Past Events',
  selectYear: 'Select Year to Display',
  noOrders: 'No orders to display',
  orderNumber: 'Order Number',
  requestUpgrade: 'Request Upgrade',
  removeUpgrade: 'Remove Upgrade',
  moveUpgradeQuestion:
    'Another event of this tour already has an upgrade request. Move the upgrade request to this event?',
  upgradeRequested: (status: string) => `${status} (Upgrade Requested)`,
  requestRefund: 'Request Refund',
  refundRequested: 'Refund Requested',
  refundWindowClosed: 'Refund Window Closed',
  notFound: 'No order found',
} as const;
