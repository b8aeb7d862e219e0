export const checkoutMessages = {
  summaryHeading: 'Current Request',
  attention: 'Attention:',
} as const;
