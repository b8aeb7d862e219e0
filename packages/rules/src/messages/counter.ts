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
  linkOver: 'This link is no longer good',
  notPaid: 'Not paid in time',
  payByCard: 'Pay by card',
  payTitle: (firstName: string) => `Your tickets wait for you, ${firstName}`,
  orderNumber: (number: string) => `Order ${number}`,
  keptUntil: (until: string) => `Please pay by ${until}. Until then your tickets are kept.`,
  paySum: (sum: string) => `Pay ${sum}`,
  paidTitle: (firstName: string) => `Thank you, ${firstName}`,
  paidText: 'Your payment has arrived, and your tickets are yours. Everything about them comes by e-mail.',
  chargingTitle: 'Your payment is being checked',
  chargingText:
    'The bank has not said yes or no so far. Please do not pay again: this page and an e-mail tell you.',
  overText:
    'The time to pay is over, or the order was canceled. Nothing was charged. You are welcome to choose anew.',
  seeShows: 'To the events',
  noSuchLink: 'There is nothing to pay here',
  whatYouPay: 'The bill',
  keptNote: (by: string) =>
    `Your tickets are kept until ${by}. If no payment has arrived by then, they go back on sale.`,
  dueLetter: ({
    number,
    sum,
    by,
    isInvoice,
  }: {
    number: string;
    sum: string;
    by: string;
    isInvoice: boolean;
  }) => ({
    subject: `Your tickets wait for you: order ${number}`,
    headline: isInvoice ? 'Please pay your invoice' : 'Please pay for your tickets',
    preview: `${sum} for order ${number}, until ${by}.`,
    text: isInvoice
      ? `We keep your tickets of order ${number}. Please pay ${sum} by ${by} to our bank account and name the order number, or pay by card here.`
      : `We keep your tickets of order ${number}. Please pay ${sum} by ${by}: by card here, or where you reserved them.`,
  }),
  lapsedLetter: (number: string, until: string) => ({
    subject: `Your reservation ${number} has ended`,
    headline: 'Your tickets are on sale again',
    preview: `Order ${number} was not paid by ${until}.`,
    text: `We kept your tickets of order ${number} until ${until}. No payment arrived by then, so they are on sale again. Nothing was charged. You are welcome to choose tickets anew.`,
  }),
} as const;
