export const checkoutMessages = {
  summaryHeading: 'Current Request',
  attention: 'Attention:',
  progress: 'Checkout',
  back: 'Back',
  tickets: 'Tickets',
  preferred: (preference: string | undefined, line: string) =>
    preference ? `${preference} · ${line}` : line,
  linesTimes: (level: string, quantity: number) => `${level} × ${quantity}`,
} as const;
