/** PROG-12: what is said where the desk sells, and to whoever bought there. */
export const counterMessages = {
  notNow: 'This cannot be sold now',
  somebody: 'Somebody at the desk',
  canceled: (who: string, when: string) =>
    `${who} canceled this order on ${when}. Please take no money for it.`,
  lapsed: (when: string) =>
    `This order was not paid in time and ended on ${when}; its seats are on sale again. Please take no money for it.`,
  nothingDue: 'Nothing is left to pay for this order',
  beingCharged: 'A card is being charged for this order at this moment. Please wait until that is known.',
  otherSum: (sum: string) => `It comes to ${sum} now. Please look at it again.`,
  dayNeeded: 'Please say until which day',
  dayIsOver: 'This day is over',
  dayTooLate: 'So long nothing is kept: 60 days at most, and not beyond the show',
  reasonNeeded: 'Please say why, in at least 5 characters',
  nothingChosen: 'Please choose at least one ticket',
  giftLimit: (most: number) =>
    most === 0
      ? 'Only an owner gives tickets away'
      : `The desk gives away ${most === 1 ? 'one ticket' : `${most} tickets`} at once; an owner may give more`,
  tooFew: (level: string, left: number) =>
    left === 0 ? `${level} went meanwhile: none is left` : `${level}: only ${left} are left`,
  noLink: 'This way of paying is off: no gateway takes cards here',
  notPaid: 'Not paid in time',
} as const;
