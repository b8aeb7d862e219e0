/** What the guest list says to staff when something cannot be done now. */
export const guestOfficeMessages = {
  notNow: 'This cannot be done now',
  decidedAlready: (state: string) => `Somebody has decided it already: ${state}`,
  beingCharged: 'The card is being charged. Please wait until that is known.',
  noPlaces: (level: string, free: number) =>
    `${level}: only ${free === 1 ? '1 place is' : `${free} places are`} free for guests`,
  cardGone: 'The card that was given has expired or was removed',
  chargeUndecided: 'The gateway has not said what became of the charge. It is looked at again by itself.',
  chargeWaits:
    'The card gateway cannot be reached. Nothing was charged: the card is charged by itself as soon as it can be.',
  notAskedFor: 'Only what was asked for can be approved, or fewer of it',
  noneLeft: 'Nothing would be left. Decline it instead.',
  onlyOfOne: 'Fewer places can be approved for one guest at a time',
  revoked: 'The invitation was revoked. Decline the request, or make a new invitation.',
} as const;
