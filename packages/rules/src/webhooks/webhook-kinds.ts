/** What programs outside can be told of, and what the box office calls it. */
export const webhookKindWords = {
  'order.placed': 'order placed',
  'order.changed': 'order changed',
  'order.canceled': 'order canceled',
  'order.refunded': 'refund given',
  'payment.failed': 'payment failed',
  'request.submitted': 'request submitted',
  'draw.frozen': 'draw frozen',
  'draw.drawn': 'draw drawn',
  'draw.published': 'draw published',
  'ticket.issued': 'ticket issued',
  'ticket.sent': 'tickets sent',
  'ticket.scanned': 'let in at the door',
  'guest.answered': 'guest answered',
  'customer.erased': 'customer erased',
  'show.published': 'show published',
  'event.sold-out': 'sold out',
} as const;

export type WebhookKind = keyof typeof webhookKindWords;

/** As somebody looks for them who chooses. */
export const webhookKindGroups: readonly { name: string; kinds: readonly WebhookKind[] }[] = [
  {
    name: 'Orders and money',
    kinds: ['order.placed', 'order.changed', 'order.canceled', 'order.refunded', 'payment.failed'],
  },
  { name: 'Shows', kinds: ['show.published', 'event.sold-out'] },
  { name: 'Requests and draws', kinds: ['request.submitted', 'draw.frozen', 'draw.drawn', 'draw.published'] },
  { name: 'Tickets and the door', kinds: ['ticket.issued', 'ticket.sent', 'ticket.scanned'] },
  { name: 'People', kinds: ['guest.answered', 'customer.erased'] },
];

/** Sent when somebody tries an address out; nobody asks for it. */
export const TEST_KIND = 'test';

export const isWebhookKind = (kind: string): kind is WebhookKind => kind in webhookKindWords;
export const kindWords = (kind: string): string =>
  isWebhookKind(kind) ? webhookKindWords[kind] : 'test message';
