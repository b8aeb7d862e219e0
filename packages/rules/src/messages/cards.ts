export const cardMessages = {
  expired: 'Expired',
  expiringSoon: 'Expiring Soon',
  withoutId: 'error missing payment method details',
  noneChosen: 'Missing payment method details',
  incomplete: 'Error: Incomplete payment method details',
  expiresBefore: (day: string) =>
    `This card expires before its payment on ${day}. Please choose another one.`,
  endingIn: (lastFour: string) => `ending in ${lastFour}`,
  expires: (month: string) => `Expires ${month}`,
  choose: 'Payment method',
  declined: 'Declined',
  selectOrAdd: 'Select or add new payment method',
} as const;
