/** The room Mail. */
export const mailMessages = {
  linkHidden: '(a link to tickets, for those who may reissue them)',
  ticketsHidden: 'Links to tickets are left out: they are for those who may reissue tickets.',
  noReason: 'It came back without a reason.',
  triedNoMore: 'It is not tried again by itself.',
  textNotKept: 'Its text is not kept, because it lets somebody in.',
  noSuchLetter: 'There is no such letter',
  sameNumber: 'The same letter with the same number: a mailbox that has it already shows it once.',
  nothingToSend: 'No letter about it can be sent again.',
} as const;
