import { spoken } from '../language/spoken.ts';
/** Making, changing and deleting fan requests. */
export const requestMessages = spoken('requests', {
  paymentUpdated: 'Payment information has been updated',
  paymentNotUpdated: 'Unable to update payment information',
  shippingUpdated: 'Shipping address has been updated',
  shippingNotUpdated: 'Unable to update shipping address',
  updated: 'Request has been updated',
  deleted: 'Request has been deleted',
  failed: 'There was an error. Please try again',
  notHandled: 'Unable to handle request',
  notEdited: 'Unable to edit request',
  noSummary: 'Unable to build series summary',
  deleteQuestion: 'Delete this request? It cannot be restored.',
  nothingLeft: 'To remove every item, please use Delete Request.',
  chooseOneMethod: 'Please choose one payment method',
  planNeedsThree: 'Please choose a payment method for each of the three installments',
  planNowAvailable: 'Good news: your request now qualifies for a payment plan.',
});
