import { locale } from '../language/locale.ts';
import { checkWords } from '../draw/check-words.ts';
import { counted } from '../writing/counted.ts';

/** What the room of draws says when something cannot be done now. */
export const drawOfficeMessages = {
  notNow: 'This is not the next step of the draw',
  noKey: 'The server has no DRAW_SECRET: without it the secret of this draw cannot be read',
  notClosed: 'The series is still open. It can be frozen after it has closed.',
  inCarts: (tickets: number) =>
    `${tickets.toLocaleString(locale())} of its tickets ${tickets === 1 ? 'is in a cart' : 'are in carts'} just now. Please wait until ${tickets === 1 ? 'it is' : 'they are'} bought or given back.`,
  freezingFixes: (requests: number) =>
    `Fixes ${counted(requests, 'request')} and every free ticket, and publishes their fingerprint. It cannot be undone.`,
  inTest: 'This outlet is being tested: its list is frozen when it is open.',
  noTickets: 'There are no tickets to draw: put some on sale, or release what is set aside',
  noEntries: 'Nobody has asked for tickets',
  strangeLevels: (levels: string) =>
    `Requests ask for levels that the published rules do not have: ${levels}`,
  tooLateForRound: 'The beacon’s round comes in less than an hour: this draw can only be abandoned',
  notAbandonable: 'Only a draw that is open to the public and not published yet can be abandoned',
  nextSourceLabel: 'Where the next public number comes from: game, date and drawing',
  nextRoundLabel: 'Round of the beacon for the next draw',
  sourceMissing: 'Please name where the next public number comes from',
  sourceKnown: 'The next draw needs another source: the number of this one may be known',
  sourceLetters: 'Plain letters and signs of ASCII only: the source stands in the bytes that are proven',
  roundTooSoon: 'The next round must come more than an hour from now',
  notFrozen: 'Freeze the list first',
  numberMissing: 'The public number has not been recorded yet',
  numbersDiffer: 'The two are not the same. Please look at the source again.',
  numberFixesOrder: (requests: number) =>
    `It fixes the order of ${requests === 1 ? 'one request' : `all ${requests.toLocaleString(locale())} requests`}, and with it who gets what.`,
  numberIsPublic: 'It is checked and published at once: everybody can compute the same draw from it.',
  numberStays: 'It can never be changed: another number would be another draw.',
  numberThere: 'The public number was recorded already, and stays',
  notDigits: 'The public number is made of digits alone.',
  digitsMissing: (wanted: string, typed: string) => `The public number has ${wanted}; ${typed} were typed.`,
  numberWrong: 'This is not the signature of the round that the rules name',
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
  noWalks: 'Only a published draw that is still walked keeps tickets that can be released',
  ordersBeingMade: 'Orders of its awards are still being made. Please wait until they are there.',
  keptChanged: (tickets: number) =>
    `It keeps ${tickets.toLocaleString(locale())} tickets now. Please look at it again.`,
  verifierDisagrees: ({ line, check }: { line: number; check: string }) =>
    `The finished file does not hold: ${checkWords[check] ?? 'something in it is not as it must be'} (line ${line.toLocaleString(locale())} of the file). Nothing was published, and nobody was charged or written to. Please keep everything as it is and ask whoever runs the server.`,
} as const;
