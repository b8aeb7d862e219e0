export const checkoutMessages = {
  summaryHeading: 'Current Request',
  attention: 'Attention:',
  progress: 'Checkout',
  back: 'Back',
  tickets: 'Tickets',
  extras: 'Extras',
  billTo: (label: string) => `Edit ${label}`,
  linesTimes: (level: string, quantity: number) => `${level} × ${quantity}`,
  toBeChosen: 'Chosen in a moment',
  shippingTo: 'Ship to',
} as const;
