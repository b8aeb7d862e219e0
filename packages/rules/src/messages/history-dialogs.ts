export const historyDialogMessages = {
  editShippingAddress: 'Edit Shipping Address',
  managePayments: 'Manage Payments',
  summary: 'Summary Details',
  noMobileTicketsYet: 'Your mobile tickets have not been issued yet.',
} as const;
