import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { expect, test } from 'vitest';
import { eventData } from './structured-data.ts';

const startsAt = new Date('2027-02-15T00:30:00Z');
const event: OutletEvent = {
  id: 101,
  salesType: 1,
  seriesId: null,
  useDoorTimeOverride: false,
  contents: [],
  availability: 'on-sale',
  fromPriceCents: 4250,
  show: { name: 'Live', startsAt, displayShowTime: true, refundWindowOpen: false },
};
const read = (over: Partial<OutletEvent>, currency: Currency = 'USD') =>
  eventData({ ...event, ...over }, { origin: 'https://shop.example', currency });

test('[AFTER-04] search engines are told that a show is canceled, or was moved and from when', () => {
  expect(read({})).toMatchObject({ eventStatus: 'https://schema.org/EventScheduled', offers: {} });
  const movedFrom = new Date('2026-12-15T00:30:00Z');
  expect(read({ show: { ...event.show, movedFrom } })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: movedFrom.toISOString(),
    startDate: startsAt.toISOString(),
  });
  const canceled = read({ canceled: true });
  expect(canceled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(canceled).not.toHaveProperty('offers');
});

test('[MONEY-01] search engines are told the price in the shop’s currency', () => {
  const offerIn = (currency: Currency) => read({}, currency);
  expect(offerIn('USD')).toMatchObject({ offers: { price: '42.50', priceCurrency: 'USD' } });
  expect(offerIn('JPY')).toMatchObject({ offers: { price: '4250', priceCurrency: 'JPY' } });
  expect(offerIn('KWD')).toMatchObject({ offers: { price: '4.250', priceCurrency: 'KWD' } });
});
