import type { Order } from '@stagedoor/contract/entities/order';
import type { TagProps } from '@stagedoor/ui/tag';

/** The events of an order as the rules of history ask for them. */
export const showsOf = ({ events }: Order) => ({
  events: events.map(({ startsAt, seriesName }) => ({ showDate: startsAt, seriesName })),
});

const tones: Record<string, TagProps['tone']> = {
  STATUS_ORDER_PAID: 'good',
  STATUS_ORDER_READY: 'good',
  STATUS_ORDER_DELIVERED: 'good',
  STATUS_ORDER_PAYMENT_FAILED: 'attention',
};

export const statusTone = ({ status }: Order): TagProps['tone'] => tones[status.state] ?? 'neutral';

/** Where an address scrolls to. */
export const orderElementId = (number: string): string => `order-${number}`;
export const eventElementId = (number: string, eventId: number | string): string =>
  `order-${number}-event-${eventId}`;
