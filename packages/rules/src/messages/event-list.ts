import { spoken } from '../language/spoken.ts';
export const eventListMessages = spoken('event-list', {
  showAll: 'Show All',
  request: 'Request',
  details: 'Details',
  getTickets: 'Get Tickets',
  requestTickets: 'Request Tickets',
  leavingSite: 'You are now leaving our site',
  goToExternalSale: 'GET TICKETS',
});
