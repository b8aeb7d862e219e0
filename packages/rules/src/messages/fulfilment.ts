import { locale } from '../language/locale.ts';

/** What the room of parcels says of a line that cannot be saved, and how to mend it. */
export const fulfilmentMessages = {
  notNow: 'This parcel cannot be sent now',
  noColumns:
    'The first line must name the columns. Two are needed: order and tracking; courier and shipped may follow.',
  notCsv: (line: number) => `Line ${line} is not valid CSV: a quotation mark is in the wrong place.`,
  tooMany: (found: number) =>
    `The file has ${found.toLocaleString(locale())} lines, and 5,000 are read at once. Please split it.`,
  orderMissing: 'There is no order number in this line.',
  numberMissing: 'There is no tracking number in this line.',
  scientific:
    'A spreadsheet has shortened this number, and its last digits are lost. Format the column as text, put the numbers in again, and save.',
  formula: 'This is a formula, not a number.',
  unknownNumber:
    'No courier’s check digit fits this number. Look for a mistyped digit, or name the courier in a column of its own.',
  nearly: (courier: string, number: string) =>
    `It looks like ${courier}, but a digit is mistyped. If it is the last one, the number is ${number}.`,
  severalCouriers: (names: readonly string[]) =>
    `${names.join(' and ')} have such numbers. Whose page should the link open?`,
  unknownCourier: (named: string) => `There is no courier “${named}”.`,
  noSuchOrder: 'There is no such order.',
  canceled: 'The order was canceled. Please do not send it.',
  notPaid: 'The order is not paid in full.',
  notSent: 'The order is not one that is sent: it waits at will call or comes to a phone.',
  alreadyShipped: (day: string, number: string) =>
    `It left on ${day} with ${number}. Undo that first, with a reason.`,
  orderTwice: (line: number) => `Line ${line} is about the same order.`,
  numberTwice: (line: number) => `Line ${line} has the same number for another order.`,
  numberTaken: 'Another order was sent with this number.',
  badDay: 'The day is not a date like 2026-11-16, or lies in the future.',
  nothingToUndo: 'Nothing was sent, or it was undone already.',
  letterIsOut: 'The customer has been written to already. Correct the number instead.',
  letterIsNotOut: 'Nobody has been written to yet. Undo it instead.',
  sameNumber: 'This is the number that it was sent with.',
  notAtWillCall: 'These tickets do not wait at will call for this show.',
  canceledAtWillCall: 'The order was canceled. Please hand nothing out.',
  atDoor: (gate: string) => `the door, ${gate}`,
  collectedAlready: (when: string, by: string) => `Handed out already, ${when} by ${by}`,
} as const;
