import { spoken } from '../language/spoken.ts';

/** PROG-12: what is said to whoever pays by a link for what was kept at the counter. */
export const payLinkMessages = spoken('pay-link', {
  linkOver: 'This link is no longer good',
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
});
