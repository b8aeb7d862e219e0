import type { Order } from '@stagedoor/contract/entities/order';

/** The events of an order as the rules of history ask for them. */
export const showsOf = ({ events }: Order) => ({
  events: events.map(({ startsAt, seriesName }) => ({ showDate: startsAt, seriesName })),
});

/** Where an address scrolls to. */
export const orderElementId = (number: string): string => `order-${number}`;
export const eventElementId = (number: string, eventId: number | string): string =>
  `order-${number}-event-${eventId}`;
