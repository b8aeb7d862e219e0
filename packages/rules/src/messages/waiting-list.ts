import { spoken } from '../language/spoken.ts';
import { counted } from '../writing/counted.ts';

/** The waiting list of a show: joining, the offer, leaving. */
export const waitingListMessages = spoken('waiting-list', {
  join: 'Join the waiting list',
  yours: 'Your place on the waiting list',
  peopleWait: (people: number) => (people === 1 ? '1 person waits' : `${people} people wait`),
  nobodyWaits: 'Nobody waits yet',
  intro: 'Tickets come back now and then. Tell us what you would take, and we write when it is your turn.',
  howMany: 'How many tickets',
  together: 'Offered together or not at all',
  whichLevels: 'Which price levels',
  levelFacts: (price: string, people: number) =>
    `${price} with fees, ${people === 1 ? '1 waits' : `${people} wait`}`,
  inSteps: (step: number) => (step === 2 ? 'in pairs' : `in steps of ${step}`),
  atMost: 'At most, each with fees',
  neverRaised: 'Prices are never raised for the list.',
  writeTo: 'We write to',
  free: (place: number) => `Free, and no card is asked for. You would be number ${place}.`,
  change: 'Change',
  save: 'Save changes',
  keepsPlace: 'Fewer tickets keep your place. More tickets move you to the end of the list.',
  leave: 'Leave the list',
  howItGoes: 'How it goes',
  first: 'Who joined first is asked first.',
  heldFor: (hours: number) =>
    hours === 1
      ? 'An offer is held for you for 1 hour, and sent between 10 AM and 8 PM.'
      : `An offer is held for you for ${hours} hours, and sent between 10 AM and 8 PM.`,
  lastDay: 'In the last day before the show it is half an hour.',
  twoLapses: 'Let two offers go by, and you leave the list.',
  leaveAnyTime: 'Leave whenever you like, from any letter.',
  youWait: 'What you wait for',
  place: (place: number, people: number) => `You are number ${place} of ${people}.`,
  noPromise: 'Nobody can say whether enough tickets come back.',
  wish: (quantity: number, levels: string, price: string) =>
    `${counted(quantity, 'ticket')}, ${levels}, at most ${price} each.`,
  since: (date: string) => `Since ${date}.`,
  or: (levels: readonly string[]) => levels.join(' or '),
  offerIsOut: 'We have tickets for you.',
  toOffer: 'See your offer',
  youLeft: 'You have left the waiting list',
  youLeftMeans: 'We write to you about this show no more.',
  signIn: 'Sign in to join the waiting list',
  signInToBuy: 'Sign in to buy them',
  off: 'You are not on this list',
  noOffer: 'This offer is not known here',
  toEvent: 'Back to the show',
  toEvents: 'See what else is on',
  joined: 'You are on the list now',

  offerUntil: (tickets: number, time: string) =>
    tickets === 1
      ? `One ticket for you until ${time}`
      : tickets === 2
        ? `Two tickets for you until ${time}`
        : `${tickets} tickets for you until ${time}`,
  offerHeld: (tickets: number) =>
    tickets === 1
      ? 'One ticket for you'
      : tickets === 2
        ? 'Two tickets for you'
        : `${tickets} tickets for you`,
  next: 'They came back, and you are next on the list.',
  held: 'Held for you. Nobody else can buy them until then.',
  clockNotBegun: 'Held for you. The time begins when our letter has left.',
  fees: 'Fees',
  total: 'Total',
  beforeTax: 'Before tax and shipping',
  buy: (tickets: number) =>
    tickets === 1 ? 'Buy this one' : tickets === 2 ? 'Buy these two' : `Buy these ${tickets}`,
  onlyOne: 'Only one',
  onlySome: (tickets: number) => `Only ${tickets}`,
  noThanks: 'No, thank you',
  givesOn: '“No, thank you” gives them to the next one at once and keeps you on the list.',
  firstOffer: 'It is your first offer; after two that run out you leave the list.',
  secondOffer: 'An offer ran out before; after this one you would leave the list.',
  times: (tickets: number, level: string) => `${level} × ${tickets}`,

  gone: 'This offer is over',
  goneMeans: {
    taken: 'You have bought these tickets.',
    'let-go': 'You have given these tickets on. You keep your place on the list.',
    lapsed: 'Its time ran out, and the tickets went to the next one.',
    withdrawn: 'The tickets came from another customer, who keeps them now. You keep your place on the list.',
  },
  takenElsewhere: 'These tickets are in your cart.',
  toCart: 'Go on with your cart',

  noList: 'This show has no waiting list.',
  stillOnSale: 'These tickets are on sale now. You need not wait.',
  chooseLevel: 'Choose at least one level',
  tooLow: (price: string) => `The levels that you chose cost ${price} or more`,
  notSoMany: (level: string, numbers: string) => `${level}: ${numbers}`,
  offerOver: 'This offer is over. The tickets went to the next one.',
  notYours: 'This offer is somebody else’s. Please sign in with the account that it was sent to.',
  priceRose: 'The price is above what you said since. These tickets go to the next one.',
  inYourCart: 'These tickets are in your cart. Let the cart go first.',
  fixed: 'These tickets come from the waiting list: their number stays as it is.',
});
