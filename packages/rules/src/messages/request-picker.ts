import { spoken } from '../language/spoken.ts';
/** Choosing what to ask for, on the page of an event whose tickets are drawn. */
export const requestPickerMessages = spoken('request-picker', {
  ticketNeeded: 'Add-ons come with a ticket: please choose at least one ticket.',
  levelOf: (item: string) => `Price level, ${item}`,
  howMany: 'How many?',
  clear: 'Clear',
  clearItem: (item: string) => `Clear ${item}`,
  optOut: 'This level or nothing',
  optOutHint: 'Left open, you may be awarded another level that costs no more.',
  closes: (date: string) => `Requests close ${date}.`,
  mostShows: (many: number) =>
    `Each fan is awarded at most ${many} ${many === 1 ? 'show' : 'shows'} of this series, however many they ask for.`,
  dearestShows: (many: number) =>
    many === 1 ? 'for the dearest show, as you are awarded one' : `for the ${many} dearest shows`,
  nothingChosen: 'Choose a price level and how many tickets you would like.',
  atMost: 'At most',
  beforeTaxesAndShipping: 'before taxes and shipping',
  beforeShipping: 'before shipping',
  nothingChargedNow:
    'Nothing is charged now. You pay only for what you are awarded, and never more than the total you confirm.',
  closedMeanwhile: 'Requests closed while this page was open',
  alreadyAsked: 'You have asked for this event',
  alreadyAskedHint: 'Your request can be changed until the series closes.',
  addsToRequest: (number: string) =>
    `This event joins your request ${number}. You see the new total before anything is sent.`,
  soFar: 'Your request so far',
  thisEvent: 'This event',
  keepsRest: (number: string) => `Request ${number} keeps its address and its payment method.`,
  addAtMost: (total: string) => `Add for at most ${total}`,
  nowPartOf: (event: string, number: string) => `${event} is now part of your request ${number}.`,
  notKept: 'Nothing is chosen any more. Please choose your tickets again.',
});
