import { spoken } from '../language/spoken.ts';
export const cardMessages = spoken('cards', {
  expired: 'Expired',
  expiringSoon: 'Expiring Soon',
  former: 'Add it again',
  formerHint: 'Our payment provider has changed. Cards do not move: please add this one again.',
  withoutId: 'error missing payment method details',
  noneChosen: 'Missing payment method details',
  incomplete: 'Error: Incomplete payment method details',
  expiresBefore: (day: string) =>
    `This card expires before its payment on ${day}. Please choose another one.`,
  endingIn: (lastFour: string) => `ending in ${lastFour}`,
  expires: (month: string) => `Expires ${month}`,
  choose: 'Payment method',
  declined: 'Declined',
  declinedAt: (moment: string) => `Declined ${moment}. Your bank can say why.`,
  wasDeclined: (card: string) => `${card} was declined`,
  nothingCharged: (time: string) =>
    `Nothing was charged, and no order was placed. Your tickets are held for ${time} more. Choose another card.`,
  primary: 'Primary',
  unsaved: 'Leave the card that you are typing?',
  unsavedText: (card: string) => `It is not saved yet. You would go on with ${card}.`,
  keepTyping: 'Go on typing',
  continueWith: (card: string) => `Continue with ${card}`,
  addHere: 'The card form opens here',
  selectOrAdd: 'Select or add new payment method',
});
