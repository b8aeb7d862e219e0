export const checkoutMessages = {
  summaryHeading: 'Current Request',
  attention: 'Attention:',
  progress: 'Checkout',
  back: 'Back',
  tickets: 'Tickets',
  linesTimes: (level: string, quantity: number) => `${level} × ${quantity}`,
} as const;
