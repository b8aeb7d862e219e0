export const eventListMessages = {
  showAll: 'Show All',
  request: 'Request',
  details: 'Details',
  getTickets: 'Get Tickets',
  requestTickets: 'Request Tickets',
  leavingSite: 'You are now leaving our site',
  goToExternalSale: 'GET TICKETS',
} as const;
