export const cardMessages = {
  expired: 'Expired',
  expiringSoon: 'Expiring Soon',
  withoutId: 'error missing payment method details',
  noneChosen: 'Missing payment method details',
  incomplete: 'Error: Incomplete payment method details',
  endingIn: (lastFour: string) => `ending in ${lastFour}`,
  expires: (month: string) => `Expires ${month}`,
  choose: 'Payment method',
  selectOrAdd: 'Select or add new payment method',
} as const;
