import { locale } from '../language/locale.ts';

/** What the rooms of refunds and upgrades say when something cannot be done now. */
export const afterSaleMessages = {
  boughtBack: 'Offered back by the customer, and bought by somebody who waited',
  notNow: 'This cannot be decided now',
  charging: 'A charge of this order is under way or its outcome is not known. Please wait until it is.',
  canceled: 'This order is canceled already',
  nothingChosen: 'Please choose what goes back',
  ticketsTaken: 'Somebody else has decided about some of these tickets. Please look at it again.',
  sumChanged: (sum: string) => `It would be ${sum} now. Please look at it again.`,
  nothingAsked: 'Nobody asks for a refund of this order any more',
  reasonNeeded: 'Please give a reason of at least 5 characters',
  tooLateToUndo: 'It is too late to take this back',
  notYours: 'This is for those who decide about refunds',
  notOpen: 'This was decided already',
  notRefused: 'The gateway has not refused this, or somebody has dealt with it already',
  cannotRevert:
    'Some of it cannot be undone: the seats are taken, or some of the money has gone back already',
  tooOld: (days: number) =>
    `The charge is more than ${days} days old, and the gateway does not give it back to the card any more`,
  byHand: (method: string) =>
    `${method} came by hand and goes back by hand. Please give it back, and note here how.`,
  noCharge: 'The gateway knows of no charge for this payment',
  paymentDeclined: 'A payment of this order was declined. The upgrade waits until it is mended.',
  noUpgradeAsked: 'Nobody asks for an upgrade of this order any more',
  seatsGone: 'These seats were sold a moment ago. Please choose another level.',
  eventNameWrong: (name: string) => `Please type ${name}`,
  eventCanceled: 'This event is canceled',
  scanned: (tickets: number) =>
    tickets === 1
      ? 'Somebody has come in with one of these tickets'
      : `Somebody has come in with ${tickets} of these tickets`,
  nothingToClear: 'Nobody asks for anything that could be settled now',
  clearingChanged: 'Something has changed meanwhile. Please look at it again.',
  clearingUnderWay: 'A clearing run of this event is under way',
  noBetterSeats: 'No better level has room for all of them',
  newDateNeeded: 'Please give another date that is still to come',
  hourLeftOut: 'Clocks leave out this hour on that night',
  hourTwice: 'Clocks are put back on that night, and this hour comes twice',
  postponedWindow: 'This show has a new date. If you cannot come, you may ask for your money back.',
  ordersChanged: (orders: number) =>
    `There are ${orders.toLocaleString(locale())} orders now. Please look at it again.`,
  chargeOpen: 'A charge is held or its outcome is not known. The order is canceled as soon as it is.',
  gatewaySilent: 'The gateway has not answered yet. It is asked again by itself.',
  otherChanges:
    'Another decision about this order is not carried out yet. Please wait for it or take it back.',
} as const;
