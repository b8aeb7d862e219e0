import { spoken } from '../language/spoken.ts';

/** Codes at the event's page, in the cart and on the receipt. */
export const codeMessages = spoken('codes', {
  notKnown: 'This code is not known here. Check each letter; capitals do not matter.',
  tooEarly: (date: string) => `This code is good from ${date} on.`,
  over: (date: string) => `This code was good until ${date}.`,
  notNow: 'This code is not good now.',
  notForThis: 'This code is not for this event.',
  notForThisOn: (date: string) => `This code is not for this event on ${date}.`,
  tooMany: (most: number) =>
    most === 1
      ? 'This code is for one ticket an order.'
      : `This code is for at most ${most} tickets an order.`,
  usedByYou: 'You have used this code as often as one may. Take it off to go on without it.',

  field: 'A code',
  takeOff: 'Take the code off',
  missing: 'Please type the code',
  inUse: (code: string) => `${code} is in use`,
  opensUntil: (date: string) => `Opens the sale for you until ${date}`,
  opens: 'Opens the sale for you',
  andTakes: (what: string) => `, and ${what}`,
  amountOfTicket: (money: string) => `takes ${money} off each ticket`,
  amountOfOrder: (money: string) => `takes ${money} off your order`,
  percent: (percent: string) => `takes ${percent} off each ticket`,
  toPrice: (money: string) => `makes each ticket ${money}`,
  comps: 'takes off the price and the fees',
  compsPrice: 'takes off the price; fees stay',
  line: (code: string) => `Code ${code}`,
  /** `$38.00 + $13.75 fees − $5.00` */
  partsLess: (parts: string, off: string) => `${parts} − ${off}`,
  /** Of the price before, for whoever hears the page. */
  before: 'Without the code',
  overSince: (date: string) =>
    `The code was good until ${date}. You hold these tickets with it, so your price stays.`,
  opensEarly: 'With a code that opens early you can buy now.',
});
