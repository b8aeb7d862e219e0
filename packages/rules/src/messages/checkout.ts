import { spoken } from '../language/spoken.ts';
export const checkoutMessages = spoken('checkout', {
  summaryHeading: 'Current Request',
  attention: 'Attention:',
  progress: 'Checkout',
  noSuchStep: 'That address is no step of a checkout. Please choose your tickets here.',
  stepsFirst: 'A step before that one is not complete yet.',
  backTo: (stage: string) => `Back to ${stage}`,
  onceMore: 'You see everything once more before you pay.',
  tickets: 'Tickets',
  ticketsAndExtras: 'Tickets and extras',
  preferred: (preference: string | undefined, line: string) =>
    preference ? `${preference} · ${line}` : line,
  linesTimes: (level: string, quantity: number) => `${level} × ${quantity}`,
});
