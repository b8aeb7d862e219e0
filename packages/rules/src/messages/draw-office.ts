/** What the room of draws says when something cannot be done now. */
export const drawOfficeMessages = {
  notNow: 'This is not the next step of the draw',
  noKey: 'The server has no DRAW_SECRET: without it the secret of this draw cannot be read',
  notClosed: 'The series is still open. It can be frozen after it has closed.',
  inCarts: (tickets: number) =>
    `${tickets} of its tickets are in carts just now. Please wait until they are bought or given back.`,
  noTickets: 'There are no tickets to draw: put some on sale, or release what is set aside',
  noEntries: 'Nobody has asked for tickets',
  strangeLevels: (levels: string) =>
    `Requests ask for levels that the published rules do not have: ${levels}`,
  tooLateForRound: 'The beacon’s round comes in less than an hour: this draw can only be abandoned',
  notFrozen: 'Freeze the list first',
  numberMissing: 'The public number has not been recorded yet',
  numberThere: 'The public number was recorded already, and stays',
  numberWrong: (why: string) => `This is not the public number that the rules name: ${why}`,
  signatureWrong: 'The round’s signature does not fit the beacon’s public key',
  notDrawn: 'The draw has not been made yet',
  isPublished: 'It was published: a correction now is a cancellation or a refund',
  noSuchEntry: 'There is no such entry in this draw',
  overrideWrong: (why: string) => `The rules do not allow this: ${why}`,
  countWrong: 'This is not the number of cards that will be charged. Please look at it again.',
  ordersOfAwards: 'Orders of the awards',
  resultLetters: 'Letters about the result',
  chargingRun: 'Charging run',
  graceOver: 'The first charge was not paid within its time',
  verifierDisagrees: (why: string) =>
    `The verifier does not agree with the file, so it is not published: ${why}`,
} as const;
