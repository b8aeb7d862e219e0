/** The room Mail. */
export const mailMessages = {
  linkHidden: '(a link to tickets, for those who may reissue them)',
  ticketsHidden: 'Links to tickets are left out: they are for those who may reissue tickets.',
  nothingToSend: 'No letter about it can be sent again.',
} as const;
