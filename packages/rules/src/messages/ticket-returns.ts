import { spoken } from '../language/spoken.ts';

/** WAIT-06: a ticket goes back to the shop, by way of those who wait for one. */
export const ticketReturnMessages = spoken('ticket-returns', {
  offer: 'Offer back',
  title: 'Offer tickets back',
  intro: 'People wait for tickets of this show. We offer yours to them, at the price of the shop.',
  which: 'Which tickets?',
  comesBack: (sum: string) => `When somebody buys it, ${sum} goes back to where you paid from.`,
  manyComeBack: (sum: string) => `For each that somebody buys, ${sum} goes back to where you paid from.`,
  keeps: (fee: string) => `We keep ${fee} of each ticket.`,
  staysYours: 'Until then it stays yours, lets you in, and you can take it back.',
  sent: 'Your ticket is offered to those who wait',
  offered: 'Offered back',
  offeredMeans: (sum: string) => `Yours until somebody buys it; then ${sum} goes back.`,
  keep: 'Keep this ticket',
  kept: 'The ticket stays yours',
  notTaken: 'This show takes no tickets back.',
  over: 'Tickets of this show are taken back no more.',
  notPaid: 'The order is not paid yet.',
  isSent: 'This ticket is with a friend. Take it back from them first.',
  isAsked: 'Something else is asked for with this ticket already.',
  isOffered: 'You have offered this ticket back. Keep it first.',
  beingBought: 'Somebody is buying this ticket right now. Please look again in a few minutes.',
  isBought: 'Somebody has bought this ticket. Your money is on its way.',
  sumChanged: (sum: string) => `What comes back is ${sum} now. Please look at it again.`,
});
