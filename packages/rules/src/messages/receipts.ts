export const receiptMessages = {
  requestHeadline: 'Success! Thank you for completing your request',
  notYetAwarded: 'Your request has not been awarded yet. Your payment has not been processed yet.',
  requestMoreTickets: 'Request More Tickets',
  backToEvents: 'Back to Events',
  viewMyRequests: 'View My Requests',
  orderHeadline: 'Thank you!',
  guestPending: 'Your request is waiting for approval. We will email you as soon as it has been decided.',
  moreDetails: 'More Details',
  notFound: 'No Receipt Found',
} as const;
