import { numberText } from '../language/say.ts';
import { spoken } from '../language/spoken.ts';

/** The page of a draw, for everybody who wants to know how it went. */
export const drawPageMessages = spoken('draw-page', {
  title: (series: string) => `The draw for ${series}`,
  short: 'The draw',
  seeDraw: 'See how the draw was made, and check it yourself',
  lead: 'Who gets tickets is decided by a draw that anybody can check. Nobody could choose the order, and nobody can change it afterwards.',
  howItWorks: 'How it works',
  steps: [
    'When requests opened, we published the fingerprint of a secret number and the rules: shows, prices, limits.',
    'After requests closed, we sealed the list. The seal changes if a single letter of a single request changes.',
    'Then came a public number that nobody could know before.',
    'Secret, seal, rules, stock and public number together put the requests into an order.',
    'In that order each got the best that was left of what was asked for, and nobody was charged more than agreed.',
  ],
  numbers: 'Its numbers',
  commitment: 'Fingerprint of the secret',
  rulesHash: 'Fingerprint of the rules',
  publicInput: 'Where the public number comes from',
  inputNone: 'There is none: only the fingerprint protects this draw.',
  inputDrand: (round: number) => `Round ${round} of the drand beacon`,
  publicNumber: 'Public number',
  root: 'Seal of the list',
  entries: 'Requests in the list',
  tickets: 'Tickets to draw',
  fileHash: 'Fingerprint of the file',
  shows: 'Shows and levels',
  level: 'Level',
  price: 'Price with fees',
  stock: 'Tickets',
  notYet: 'Not published yet',
  stateOpen: 'Requests are not sealed yet. The rules below stay as they are.',
  stateFrozen: 'The list is sealed. Results come when the draw is published.',
  statePublished: (when: string) => `Published ${when}.`,
  stateAbandoned: (when: string) =>
    `This draw was abandoned ${when}. Its secret and its list are public below; it gave nobody tickets.`,
  beside: 'Draws of this series',
  besideAbandoned: (drawId: string) => `Draw ${drawId}, abandoned`,
  besideLive: (drawId: string) => `Draw ${drawId}, the one that counts`,
  besideThis: 'the one you are looking at',
  secret: 'Secret',
  checkAbandonedLead:
    'Your own browser checks that this secret is the one whose fingerprint we published, and that the list is the one that was sealed. Nothing is sent to us.',
  provenAbandoned: (entries: number) =>
    entries === 0
      ? 'It holds: this is the secret whose fingerprint was published. No list had been sealed.'
      : `It holds: secret and list are the ones that were published and sealed, all ${numberText(entries)} requests.`,
  late: 'The fingerprint was published after requests had opened. It proves less than one that was there from the start.',
  check: 'Check it yourself',
  checkLead: 'Your own browser computes every result again from the public file. Nothing is sent to us.',
  checkNow: 'Check the draw now',
  checkAgain: 'Check again',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was decided.',
  fetching: 'Fetching the file',
  checking: (step: string) => `Checking: ${step}`,
  progress: 'Progress of the check',
  proven: (entries: number) =>
    `It holds: all ${numberText(entries)} requests, their order and every result follow from what was published.`,
  sealCompared: 'The list is the one that was sealed before the public number was known.',
  overrides: (count: number) =>
    count === 1
      ? '1 result was corrected by hand and is marked in the file.'
      : `${count} results were corrected by hand and are marked in the file.`,
  failed: (line: number) => `It does not hold: line ${line} of the file.`,
  download: 'Download the file',
  ownEntry: 'Your entry',
  ownNone: 'Sign in to see your own entry here.',
  ownNotIn: 'You have no entry in this draw.',
  ownWarning:
    'Whoever knows the name of your entry can find its result in the public file. Show it only to people who may know.',
  entryId: 'Name of the entry',
  leaf: 'Leaf',
  salt: 'Salt',
  proof: 'Way to the seal',
  ownProven: 'Your browser has checked: your entry is in the sealed list.',
  ownFailed: 'Your browser could not find your entry under this seal. Please write to us.',
  ownPlace: (place: string, entries: string) => `Ranked ${place} of ${entries}`,
  runnerUps: 'What came back',
  runnerUpsLead: (hour: string) =>
    `Tickets that come back, because a card was declined for too long or an order was returned, go down the same order once a day at ${hour} New York time. Whoever is reached hears from us.`,
  walksEnded: (when: string) =>
    `On ${when} all tickets that this draw still kept were put on sale. Nothing goes down its order any more; what comes back goes on sale too.`,
  runnerUpsNone: 'Nothing has come back so far.',
  logReturn: (quantity: number) => (quantity === 1 ? '1 ticket came back' : `${quantity} tickets came back`),
  logAdded: (count: number) =>
    count === 1
      ? '1 ticket was added that was not in the draw'
      : `${count} tickets were added that were not in the draw`,
  logPasses: (count: number) =>
    `${count === 1 ? '1 wish takes' : `${count} wishes take`} part no more: the fan wished so, or let other tickets of this draw go unpaid.`,
  logPass: 'A fan takes part no more',
  logWalk: 'The walk down the order',
  logReached: (quantity: number, level: string) =>
    `${quantity === 1 ? '1 ticket' : `${quantity} tickets`} in ${level} reached the next in line`,
  newestHash: 'Fingerprint of the newest line',
  downloadLog: 'Download the log',
  notProven: 'What this does not prove',
  notProvenPoints: [
    'That nobody entered twice under two names.',
    'That we did not know the secret: we made it. That is why a public number comes after the seal.',
  ],
  notProvenNone:
    'This draw has no public number. We could have tried secrets until we liked the order, before we published the fingerprint.',
});
