// Items, price levels and carts for tests.
import type { Cart, CartLine } from '@stagedoor/contract/entities/cart';
import type { EventItem, PriceLevel } from '@stagedoor/contract/entities/event';

export const sampleLevel = (level: Partial<PriceLevel> = {}): PriceLevel => ({
  id: 1,
  name: 'Orchestra',
  priceCents: 85_00,
  limit: 4,
  sort: 1,
  enableOptOut: false,
  saleStatus: 'ON_SALE',
  fees: [{ name: 'Service fee', valueCents: 13_75 }],
  ...level,
});

export const sampleItem = (item: Partial<EventItem> = {}): EventItem => ({
  id: 11,
  name: 'Tickets',
  kind: { name: 'Ticket', typeId: 1, suppressOnEventPage: false },
  priceLevels: [sampleLevel()],
  allowRefund: false,
  ...item,
});

export const sampleAddon = (): EventItem =>
  sampleItem({
    id: 12,
    name: 'Parking',
    kind: { name: 'Parking', typeId: 2, suppressOnEventPage: true },
    priceLevels: [sampleLevel({ id: 2, name: 'Garage place', priceCents: 22_00, fees: [] })],
  });

export const sampleLine = (line: Partial<CartLine> = {}): CartLine => ({
  priceLevelId: 1,
  quantity: 2,
  isAddOn: false,
  eventItemId: 11,
  eventId: 101,
  itemName: 'Tickets',
  levelName: 'Orchestra',
  priceCents: 85_00,
  feesCents: 13_75,
  seatInfo: {
    together: true,
    manifest: [11, 12].map((seat) => ({
      sectionName: 'Orchestra',
      rowName: 'F',
      rowPosition: 6,
      seatName: String(seat),
      seatPosition: seat,
      ticketId: seat,
    })),
  },
  ...line,
});

export const sampleCart = (cart: Partial<Cart> = {}): Cart => ({
  uuid: '3f1c7a52-0000-4000-8000-000000000001',
  state: 'REVIEW',
  lines: [sampleLine()],
  clock: { running: true, secondsToExpire: 181 },
  totals: { ticketsCents: 170_00, feesCents: 27_50, taxesCents: 12_34, totalCents: 209_84 },
  ...cart,
});
