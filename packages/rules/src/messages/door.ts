/** The door: one word each, for whoever stands there. */
export const doorMessages = {
  in: 'Let in',
  already: 'Already in',
  'wrong-show': 'Wrong show',
  canceled: 'Canceled or refunded',
  replaced: 'Sent on or issued anew',
  'not-paid': 'Not paid',
  'not-ours': 'Not ours',
  whatAPassOpens: 'It opens this show at this door for one night: scans and counts, nothing else.',
  gateNeeded: 'Say which door it is for',
  noList: 'There is no network and no list yet. Open the door once with a network.',
  noPass: 'Open the link, or scan the door pass that the box office shows.',
  passIsOver: 'This door pass is over. Ask the box office for another one.',
} as const;
